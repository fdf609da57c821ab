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
  useEffect(
    () =>
      latest.current(
        (value) => afterPress(() => setState(ready(value))),
        (error) => afterPress(() => setState(failed(error))),
      ),
    [attempt],
  );
  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((n) => n + 1);
  }, []);
  return { state, retry };
}
