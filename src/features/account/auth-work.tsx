import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { useConnection } from '../../stores/connection.ts';
import { ErrorNote } from '../../ui/error-note.tsx';

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

/** Shows why authentication failed. */
export function ProblemNote({ problem }: { problem: AuthProblem | null }) {
  const { t } = useTranslation(['auth', 'account']);
  // no email is typed here, so it can only be the password
  if (problem === 'wrong-credentials') return <ErrorNote text={t('account:proof.wrong')} />;
  return <ErrorNote text={problem && t(`problem.${problem}`)} />;
}

/** Calls `work` when the component is first shown, once even where React mounts it twice. */
export function useOnce(work: () => void): void {
  const isDone = useRef(false);
  const start = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
  useEffect(() => start(), []);
}
