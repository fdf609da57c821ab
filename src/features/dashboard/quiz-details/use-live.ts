import { DomainError } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failed, LOADING, type LoadState, ready } from '../../../lib/load-state.ts';

/** Starts to follow something that changes by itself and gives the way to stop. */
type Subscribe<T> = (next: (value: T) => void, fail: (error: DomainError) => void) => () => void;

export interface Live<T> {
  state: LoadState<T>;
  retry: () => void;
}

/**
 * Follows one thing as long as the component lives; a component that shows another one needs another React key. What
 * does not come in time has failed with `network`, for a browser may believe in a network that leads nowhere; it is
 * still followed, and shown when it comes.
 */
export function useLive<T>(subscribe: Subscribe<T>): Live<T> {
  const [state, setState] = useState<LoadState<T>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(subscribe);
  latest.current = subscribe;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to subscribe anew
  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now.status === 'loading' ? failed(new DomainError('network')) : now)),
      REQUEST_TIMEOUT_MS,
    );
    const stop = latest.current(
      (value) => setState(ready(value)),
      (error) => setState(failed(error)),
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((n) => n + 1);
  }, []);
  return { state, retry };
}
