import { asDomainError } from '@domain/errors.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { call } from '../data/callables.ts';
import { i18n, loadTexts } from '../i18n/i18n.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { reach } from '../lib/visit.ts';
import { notify } from '../stores/notices.ts';

/**
 * Moves what was made here as a guest to the signed-in account. The next page retries what fails, for a suspended account
 * too: nobody else can take it meanwhile.
 */
export async function takeOverGuest(): Promise<void> {
  const pass = readStored<string>(STORAGE_KEYS.guestPass);
  if (pass === null) return;
  try {
    await call('takeOverGuest', { pass });
    reach('kept');
    await loadTexts('mine');
    notify({ kind: 'info', title: i18n.t('mine:guest.moved') });
  } catch (error) {
    if (asDomainError(error).code !== 'not-found') return;
  }
  writeStored(STORAGE_KEYS.guestPass, null);
}
