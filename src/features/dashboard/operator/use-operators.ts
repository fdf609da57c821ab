import type { Operator } from '@domain/moderation/operators.ts';
import { create } from 'zustand';
import { subscribeToOperators } from '../../../data/operator.ts';
import { refreshUser } from '../../../session/auth/auth.ts';

type Access = 'asking' | 'refused' | 'failed' | 'granted';

/** Whether this person is an operator, and who else is. */
export const useOperators = create<{ access: Access; operators: readonly Operator[] }>(() => ({
  access: 'asking',
  operators: [],
}));

/**
 * Follows who is an operator; the rules say whether this person may know. Asks again with a fresh token: the old one may
 * be from before they were made one. Returns a function that stops it.
 */
export function followOperators(): () => void {
  useOperators.setState({ access: 'asking', operators: [] });
  let isStopped = false;
  let stop: () => void = () => undefined;
  const askAgain = async () => {
    await refreshUser().catch(() => undefined);
    if (!isStopped) ask(true);
  };
  const ask = (wasRefused: boolean) => {
    stop = subscribeToOperators(
      (operators) => useOperators.setState({ access: 'granted', operators }),
      ({ code }) => {
        if (code === 'forbidden' && !wasRefused) void askAgain();
        else useOperators.setState({ access: code === 'forbidden' ? 'refused' : 'failed', operators: [] });
      },
    );
  };
  ask(false);
  return () => {
    isStopped = true;
    stop();
  };
}

/** Returns the name of an operator; that of a former one, or of the system, as `fallback`. */
export function useOperatorName(): (uid: string, fallback: string) => string {
  const operators = useOperators((state) => state.operators);
  return (uid, fallback) => operators.find((one) => one.uid === uid)?.name ?? fallback;
}
