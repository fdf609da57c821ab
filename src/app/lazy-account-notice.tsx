import { newWarnings } from '@domain/profiles/account-activity.ts';
import { Suspense } from 'react';
import { useSession } from '../session/state.ts';
import { lazyPart } from './lazy-page.ts';

const AccountNotice = lazyPart(
  () => import('./account-notice.tsx').then((m) => m.AccountNotice),
  'account-notice',
  'mine',
  'guest',
);

/** The notices about somebody's account, on every signed-in page. */
export function LazyAccountNotice() {
  const account = useSession((state) => state.account);
  return account && (account.suspension || account.guestUntil || newWarnings(account).length > 0) ? (
    <Suspense>
      <AccountNotice />
    </Suspense>
  ) : null;
}
