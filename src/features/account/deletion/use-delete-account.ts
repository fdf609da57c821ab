import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { asDomainError, type ErrorCode } from '@domain/errors.ts';
import { useState } from 'react';
import { call } from '../../../data/callables.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { leaveDeleted } from '../../../session/session.ts';
import { isOfflineNow } from '../../../stores/sync-status.ts';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';

/** `not-begun`: nothing has left this device. `unclear`: it has, and no answer came back. */
export type DeleteFailure = 'not-begun' | 'unclear' | { auth: AuthProblem } | { code: ErrorCode };

/** No answer, or one that does not say how far the server came. */
const UNCLEAR: ReadonlySet<ErrorCode> = new Set(['network', 'unavailable', 'internal']);

function toDeleteFailure(error: unknown): DeleteFailure {
  if (error instanceof AuthFailure) return error.problem === 'network' ? 'not-begun' : { auth: error.problem };
  const code = asDomainError(error).code;
  return UNCLEAR.has(code) ? 'unclear' : { code };
}

function toNotice(isFinished: boolean) {
  const [title, description] = isFinished
    ? (['deletion.done', 'deletion.doneText'] as const)
    : (['deletion.begun', 'deletion.begunText'] as const);
  return { kind: 'info' as const, title: i18n.t(`account:${title}`), description: i18n.t(`account:${description}`) };
}

/** Deletes the account, after a recent sign-in, and leaves. It can be asked for again when no answer came. */
export function useDeleteAccount(username: string) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<DeleteFailure | null>(null);
  // from then on nothing less can be said, whatever fails next
  const [isUnclear, setIsUnclear] = useState(false);
  const deleteIt = async () => {
    let isFinished = false;
    const erase = async () => {
      ({ isFinished } = await call('deleteAccount', { username }));
    };
    await leaveDeleted(erase, () => toNotice(isFinished));
  };
  const erase = async () => {
    if (isDeleting) return;
    if (isOfflineNow()) return setFailure('not-begun');
    setIsDeleting(true);
    setFailure(null);
    try {
      await withRecentSignIn(deleteIt);
    } catch (error) {
      const found = toDeleteFailure(error);
      if (found === 'unclear') setIsUnclear(true);
      setFailure(found);
    }
    setIsDeleting(false);
  };
  return {
    isDeleting,
    isUnclear,
    failure: isUnclear && !isDeleting ? 'unclear' : failure,
    erase: () => void erase(),
    forget: () => setFailure(null),
  };
}
