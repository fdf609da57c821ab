import type { ActionLink } from '@domain/auth/returning-url.ts';
import type { AuthProblem } from '@domain/auth/session.ts';
import { useCallback, useEffect, useState } from 'react';
import { useReconnect } from '../../lib/use-reconnect.ts';
import { loadActions, problemOf } from './load-actions.ts';

type ReadState =
  | { status: 'reading' }
  | { status: 'failed'; problem: AuthProblem }
  | { status: 'ready'; email: string | null };

const READING = { status: 'reading' } as const;

/** Reads the link's email without using the link up; retries when the network is back. */
export function useReadAction({ mode, code }: ActionLink): { state: ReadState; retry: () => void } {
  const [state, setState] = useState<ReadState>(READING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: ReadState) => isCurrent && setState(next);
    settle(READING);
    loadActions()
      .then((actions) => actions.readAction(mode, code))
      .then(
        ({ email }) => settle({ status: 'ready', email }),
        (error: unknown) => settle({ status: 'failed', problem: problemOf(error) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [mode, code, attempt]);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  useReconnect(state.status === 'failed' && state.problem === 'network', retry);
  return { state, retry };
}
