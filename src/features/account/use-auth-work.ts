import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { useConnection } from '../../stores/connection.ts';

const problemOf = (error: unknown): AuthProblem => (error instanceof AuthFailure ? error.problem : 'internal');

/** Work of the sign-in service, one piece at a time: whether it goes on, and why the last one did not work. */
export function useAuthWork() {
  const { isBusy, problem, setProblem, run } = useAsyncAction(problemOf);
  const runOnline = async (work: () => Promise<void>): Promise<void> => {
    // nothing of this can wait on the device, and Google's window would stay blank
    if (!useConnection.getState().isOnline) setProblem('network');
    else await run(work);
  };
  return { isBusy, problem, setProblem, run: runOnline };
}
