import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { writeStored } from '../lib/storage.ts';

/** Forgets what was typed on the account page and not saved, and the names that were being chosen. */
export function forgetAccountDrafts(): void {
  for (const key of [STORAGE_KEYS.accountDrafts, STORAGE_KEYS.newcomer]) writeStored(key, null, 'sessionStorage');
}

/**
 * Deletes all that a creator has typed and not saved from this device, on the account page and in the editor of quizzes,
 * and their wish for notifications.
 */
export function forgetDrafts(uid: string): void {
  forgetAccountDrafts();
  writeStored(STORAGE_KEYS.notify(uid), null);
  const quizDrafts = STORAGE_KEYS.quizDraft(uid, '');
  for (const key of Object.keys(localStorage)) if (key.startsWith(quizDrafts)) writeStored(key, null);
}
