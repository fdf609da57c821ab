import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { asDomainError, DomainError, type ErrorCode } from '@domain/errors.ts';
import { useState } from 'react';
import { call } from '../../../data/callables.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { leaveDeleted } from '../../../session/session.ts';
import { useConnection } from '../../../stores/connection.ts';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';

/** `not-begun`: nothing was sent. */
export type DeleteFailure = 'not-begun' | { auth: AuthProblem } | DomainError;

const UNCLEAR: ReadonlySet<ErrorCode> = new Set(['network', 'unavailable', 'internal']);
/** Returns whether there was no answer, or one that doesn't say how far the server got. */
export const isUnclear = (failure: DeleteFailure): boolean =>
  failure instanceof DomainError && UNCLEAR.has(failure.code);

function toDeleteFailure(error: unknown): DeleteFailure {
  if (error instanceof AuthFailure) return error.problem === 'network' ? 'not-begun' : { auth: error.problem };
  return asDomainError(error);
}

function toNotice(isFinished: boolean) {
  const [title, description] = isFinished
    ? (['deletion.done', 'deletion.doneText'] as const)
    : (['deletion.begun', 'deletion.begunText'] as const);
  return { kind: 'info' as const, title: i18n.t(`account:${title}`), description: i18n.t(`account:${description}`) };
}

/** Deletes the account, after a recent sign-in, and leaves. Can be retried when no answer came. */
export function useDeleteAccount(username: string) {
  // once unclear, always unclear, whatever fails next
  const [unclear, setUnclear] = useState<DomainError | null>(null);
  const {
    isBusy: isDeleting,
    problem: failure,
    setProblem: setFailure,
    run,
  } = useAsyncAction((error) => {
    const found = toDeleteFailure(error);
    if (found instanceof DomainError && isUnclear(found)) setUnclear(found);
    return found;
  });
  const deleteIt = async () => {
    let isFinished = false;
    const erase = async () => {
      ({ isFinished } = await call('deleteAccount', { username }));
    };
    await leaveDeleted(erase, () => toNotice(isFinished));
  };
  const erase = () => {
    if (isDeleting) return;
    if (!useConnection.getState().isOnline) setFailure('not-begun');
    else void run(() => withRecentSignIn('delete', deleteIt));
  };
  return {
    isDeleting,
    failure: unclear && !isDeleting ? unclear : failure,
    erase,
    forget: () => setFailure(null),
  };
}
