import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { useConnection } from '../../stores/connection.ts';

const problemOf = (error: unknown): AuthProblem => (error instanceof AuthFailure ? error.problem : 'internal');

/** Runs one auth action at a time and returns its progress and problem. */
export function useAuthWork() {
  const { isBusy, problem, setProblem, run } = useAsyncAction(problemOf);
  const runOnline = async (work: () => Promise<void>): Promise<void> => {
    // none of this can wait on the device, and Google's popup would stay blank
    if (!useConnection.getState().isOnline) setProblem('network');
    else await run(work);
  };
  return { isBusy, problem, setProblem, run: runOnline };
}
