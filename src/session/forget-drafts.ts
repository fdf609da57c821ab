import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedKeys, writeStored } from '../lib/storage.ts';

/** Deletes unsaved text of the account page, and a newcomer's chosen names. */
export function forgetAccountDrafts(): void {
  for (const key of [STORAGE_KEYS.accountDrafts, STORAGE_KEYS.newcomer]) writeStored(key, null, 'sessionStorage');
}

/** Deletes a creator's unsaved text, quiz drafts included, and their notification setting. */
export function forgetDrafts(uid: string): void {
  forgetAccountDrafts();
  for (const key of [STORAGE_KEYS.notify(uid), STORAGE_KEYS.replyDrafts(uid)]) writeStored(key, null);
  for (const key of storedKeys(STORAGE_KEYS.quizDraft(uid, ''))) writeStored(key, null);
}
