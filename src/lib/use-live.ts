import type { DomainError } from '@domain/errors.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { failed, LOADING, type LoadState, ready } from './load-state.ts';

type Subscribe<T> = (next: (value: T) => void, fail: (error: DomainError) => void) => () => void;

interface Live<T> {
  state: LoadState<T>;
  retry: () => void;
}

export function useLive<T>(subscribe: Subscribe<T>): Live<T> {
  const [state, setState] = useState<LoadState<T>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(subscribe);
  latest.current = subscribe;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to subscribe again
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: LoadState<T>) => afterPress(() => isCurrent && setState(next));
    const stop = latest.current(
      (value) => settle(ready(value)),
      (error) => settle(failed(error)),
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((n) => n + 1);
  }, []);
  return { state, retry };
}
