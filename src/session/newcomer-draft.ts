import { type NewcomerDraft, newcomerDraft } from '@domain/profiles/newcomer.ts';
import { parseStored } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';

const TAB = 'sessionStorage';

/** Keeps what somebody without a profile has typed, over a reload of this tab; null when it is not needed any more. */
export const storeNewcomer = (draft: NewcomerDraft | null) => writeStored(STORAGE_KEYS.newcomer, draft, TAB);

/** What this person has typed; null when it was nothing, or somebody else. */
export function readNewcomer(uid: string): NewcomerDraft | null {
  const draft = parseStored(newcomerDraft, readStored(STORAGE_KEYS.newcomer, TAB));
  return draft && (draft.uid === null || draft.uid === uid) ? { ...draft, uid } : null;
}
