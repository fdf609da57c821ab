import type { DomainError } from '@domain/errors.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { failed, LOADING, type LoadState, ready } from './load-state.ts';

type SubscribeToList<T> = (
  max: number,
  next: (items: T[], isFromCache?: boolean) => void,
  fail: (error: DomainError) => void,
) => () => void;

export interface LiveList<T> {
  state: LoadState<T[]>;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** This device may know only some of the items. */
  isFromCache: boolean;
  showMore: () => void;
  retry: () => void;
}

/** A live list, page by page; `key` identifies it, so `subscribe` may change on every render. */
export function useLiveList<T>(key: string, pageSize: number, subscribe: SubscribeToList<T>): LiveList<T> {
  const [max, setMax] = useState(pageSize);
  const [attempt, setAttempt] = useState(0);
  const [{ state, shownMax, isFromCache }, set] = useState<{
    state: LoadState<T[]>;
    shownMax: number;
    isFromCache: boolean;
  }>({ state: LOADING, shownMax: pageSize, isFromCache: true });
  const latest = useRef(subscribe);
  latest.current = subscribe;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or attempt is a reason to subscribe again
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: LoadState<T[]>, isFromCache: boolean) =>
      afterPress(() => isCurrent && set({ state: next, shownMax: max, isFromCache }));
    const stop = latest.current(
      max + 1,
      (items, isFromCache = false) => settle(ready(items), isFromCache),
      (error) => settle(failed(error), true),
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [key, max, attempt]);
  const showMore = useCallback(() => setMax((shown) => shown + pageSize), [pageSize]);
  const retry = useCallback(() => {
    set((before) => ({ ...before, state: LOADING }));
    setAttempt((n) => n + 1);
  }, []);
  const items = state.status === 'ready' ? state.value : [];
  return {
    state: state.status === 'ready' ? ready(items.slice(0, shownMax)) : state,
    hasMore: items.length > shownMax && shownMax === max,
    isLoadingMore: shownMax < max,
    isFromCache,
    showMore,
    retry,
  };
}
