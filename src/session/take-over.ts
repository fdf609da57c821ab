import { asDomainError } from '@domain/errors.ts';
import { call } from '../data/callables.ts';
import { i18n, loadTexts } from '../i18n/i18n.ts';
import { reach } from '../lib/visit.ts';
import { notify } from '../stores/notices.ts';
import { forgetGuestAside, type GuestAside } from './auth/guest-aside.ts';
import { handOverDrafts } from './guest-drafts.ts';

/** Moves everything that a guest has here to an account, and says so. Throws what every call throws. */
export async function takeOverGuest({ uid, name, pass }: GuestAside, to: string): Promise<void> {
  let isThere = true;
  try {
    await call('takeOverGuest', { pass });
    reach('kept');
  } catch (error) {
    isThere = asDomainError(error).code !== 'not-found';
    if (isThere) throw error;
  }
  handOverDrafts(to, uid);
  void forgetGuestAside();
  await loadTexts('guest');
  notify({ kind: 'info', title: isThere ? i18n.t('guest:moved') : i18n.t('guest:gone', { name }) });
}
