import { DomainError, isRetryable } from '@domain/errors.ts';
import { useCallback, useEffect, useState } from 'react';
import { failed, LOADING, type LoadState, ready } from './load-state.ts';

/**
 * Reads something once per `key`, again on `retry`, and by itself when the network is back after a failure. `read` must throw DomainErrors only; anything else becomes
 * `internal`. A result that arrives after the key has changed is dropped.
 */
export function useLoad<T>(key: string, read: () => Promise<T>): { state: LoadState<T>; retry: () => void } {
  const [state, setState] = useState<{ key: string; load: LoadState<T> }>({ key, load: LOADING });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is a new function on every render; `key` stands for it
  useEffect(() => {
    let isCurrent = true;
    const settle = (load: LoadState<T>) => isCurrent && setState({ key, load });
    settle(LOADING);
    read().then(
      (value) => settle(ready(value)),
      (error: unknown) => settle(failed(error instanceof DomainError ? error : new DomainError('internal'))),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const waits = state.load.status === 'failed' && isRetryable(state.load.error.code);
  useEffect(() => {
    if (!waits) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [waits, retry]);
  return { state: state.key === key ? state.load : LOADING, retry };
}
