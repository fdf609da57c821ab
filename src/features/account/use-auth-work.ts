import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { useRef, useState } from 'react';
import { useConnection } from '../../stores/connection.ts';

/** Work of the sign-in service, one piece at a time: whether it goes on, and why the last one did not work. */
export function useAuthWork() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    // nothing of this can wait on the device, and Google's window would stay blank
    if (!useConnection.getState().isOnline) return setProblem('network');
    isRunning.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof AuthFailure ? error.problem : 'internal');
    }
    isRunning.current = false;
    setIsBusy(false);
  };
  return { isBusy, problem, setProblem, run };
}
