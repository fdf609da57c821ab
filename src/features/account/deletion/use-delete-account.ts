import { AuthFailure, type AuthProblem } from '@domain/auth/session.ts';
import { DomainError, type ErrorCode } from '@domain/errors.ts';
import { useState } from 'react';
import { call } from '../../../data/callables.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { useConnection } from '../../../stores/connection.ts';
import { notifyNextPage } from '../../../stores/notices.ts';
import { leaveDeleted } from '../../../stores/session.ts';
import { keepDraft } from '../drafts.ts';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';

export type DeleteFailure = { auth: AuthProblem } | { code: ErrorCode };

const toDeleteFailure = (error: unknown): DeleteFailure => {
  if (error instanceof AuthFailure) return { auth: error.problem };
  return { code: error instanceof DomainError ? error.code : 'internal' };
};

/** Deletes the account, after a recent sign-in, and leaves. It can be asked for again when it was interrupted. */
export function useDeleteAccount(uid: string, username: string) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<DeleteFailure | null>(null);
  const deleteIt = async () => {
    await call('deleteAccount', { username });
    keepDraft(uid, { profile: null, hiddenWords: null });
    notifyNextPage({
      kind: 'info',
      title: i18n.t('account:deletion.done'),
      description: i18n.t('account:deletion.doneText'),
    });
  };
  const erase = async () => {
    if (isDeleting) return;
    setIsDeleting(true);
    setFailure(null);
    try {
      if (!useConnection.getState().isOnline) throw new DomainError('network');
      await withRecentSignIn(() => leaveDeleted(deleteIt));
    } catch (error) {
      setFailure(toDeleteFailure(error));
    }
    setIsDeleting(false);
  };
  return { isDeleting, failure, erase: () => void erase(), forget: () => setFailure(null) };
}
