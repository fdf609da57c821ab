import { asDomainError, isRetryable } from '@domain/errors.ts';
import { use, useCallback, useEffect, useState } from 'react';
import { afterPress } from './after-press.ts';
import { failed, LOADING, type LoadState, ready } from './load-state.ts';
import { PageDataContext } from './page-data.ts';
import { useReconnect } from './use-reconnect.ts';

const never = () => false;

/**
 * Reads once per `key`, again on `retry`, and after a failure when the network or the person is back. `read` must throw
 * only DomainErrors; anything else becomes `internal`. Later values passed to `update` replace the result, an `isStale`
 * value stays on screen while it is re-read, and results for an old key are dropped. A value that came with the page is
 * shown at once and passed to `read` as `given`, unless it is old.
 */
export function useLoad<T>(
  key: string,
  read: (update: (value: T) => void, given: T | undefined) => Promise<T>,
  isStale: (value: T) => boolean = never,
): { state: LoadState<T>; retry: () => void } {
  const { values, isOld } = use(PageDataContext);
  const [state, setState] = useState<{ key: string; load: LoadState<T> }>(() => ({
    key,
    load: values.has(key) ? ready(values.get(key) as T) : LOADING,
  }));
  const [attempt, setAttempt] = useState(0);
  const load = state.key === key ? state.load : LOADING;
  const isShownStale = load.status === 'ready' && isStale(load.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is a new function on every render; `key` stands for it
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: LoadState<T>) => afterPress(() => isCurrent && setState({ key, load: next }));
    const isGiven = values.has(key);
    const given = values.get(key) as T | undefined;
    values.delete(key);
    const update = (value: T) => !(isGiven && value === given) && settle(ready(value));
    const isShown = isShownStale || isGiven;
    if (!isShown) settle(LOADING);
    read(update, isOld ? undefined : given).then(
      update,
      (error: unknown) => !isShown && settle(failed(asDomainError(error))),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  useReconnect(isShownStale || (load.status === 'failed' && isRetryable(load.error.code)), retry);
  return { state: load, retry };
}
