import { newWarnings } from '@domain/profiles/account-activity.ts';
import { Suspense } from 'react';
import { useSession } from '../session/state.ts';
import { lazyPart } from './lazy-page.ts';

const AccountNotice = lazyPart(() => import('./account-notice.tsx').then((m) => m.AccountNotice), 'account-notice');

/** The place of what moderators tell somebody, on every signed-in page. */
export function AccountNoticeSlot() {
  const account = useSession((state) => state.account);
  return account && (account.suspension || newWarnings(account).length > 0) ? (
    <Suspense>
      <AccountNotice />
    </Suspense>
  ) : null;
}

const GuestNote = lazyPart(() => import('./guest-note.tsx').then((m) => m.GuestNote), 'mine');

/** The place of what a guest is told, on every page of theirs. */
export function GuestNoteSlot() {
  const isGuest = useSession(({ user }) => user?.isGuest);
  return isGuest ? (
    <Suspense>
      <GuestNote />
    </Suspense>
  ) : null;
}
