import { type NewcomerDraft, newcomerDraft } from '@domain/profiles/newcomer.ts';
import { parseStored } from '@domain/schema.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from '../lib/storage.ts';

const stored = storedValue((value) => parseStored(newcomerDraft, value), STORAGE_KEYS.newcomer, 'sessionStorage');

/** Keeps what a newcomer has typed over a reload of this tab; null deletes it. */
export const storeNewcomer = (draft: NewcomerDraft | null) => stored.write(draft);

/** Returns what this newcomer has typed; null when there is nothing, or it is another person's. */
export function readNewcomer(uid: string): NewcomerDraft | null {
  const draft = stored.read();
  return draft && (draft.uid === null || draft.uid === uid) ? { ...draft, uid } : null;
}
