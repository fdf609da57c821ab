import { type NewcomerDraft, newcomerDraft } from '@domain/profiles/newcomer.ts';
import { parseStored } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';

const TAB = 'sessionStorage';

/** Keeps what a newcomer has typed over a reload of this tab; null deletes it. */
export const storeNewcomer = (draft: NewcomerDraft | null) => writeStored(STORAGE_KEYS.newcomer, draft, TAB);

/** Returns what this newcomer has typed; null when there is nothing, or it is another person's. */
export function readNewcomer(uid: string): NewcomerDraft | null {
  const draft = parseStored(newcomerDraft, readStored(STORAGE_KEYS.newcomer, TAB));
  return draft && (draft.uid === null || draft.uid === uid) ? { ...draft, uid } : null;
}
