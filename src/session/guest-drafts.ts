import { parametersOf } from '@domain/auth/web-address.ts';
import { type DraftWork, isBlank, readDraft, waitingSlot } from '@domain/quiz/stored-drafts.ts';
import { href } from '../config/href.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, storedKeys, writeStored } from '../lib/storage.ts';

/** Stands for the uid in the keys of drafts that belong to no account. No uid is that short. */
export const GUEST = 'guest';

function readDraftAt(key: string): DraftWork | null {
  const work = readDraft(readStored(key));
  return work && !isBlank(work) ? work : null;
}

/** Returns the guest's draft that an address of the editor leads to; null when it leads elsewhere, or to none. */
export function guestDraftAt(address: string | null): DraftWork | null {
  if (!address?.startsWith(`${href.createQuiz()}?`)) return null;
  const type = parametersOf(address).get('type');
  return type === undefined ? null : readDraftAt(STORAGE_KEYS.quizDraft(GUEST, type));
}

/** Returns whether an account has something written for a new quiz on this device. */
export function hasNewDraft(uid: string): boolean {
  return storedKeys(STORAGE_KEYS.quizDraft(uid, '')).some((key) => {
    const work = readDraft(readStored(key));
    return work !== null && work.base === null && !isBlank(work);
  });
}

/** Puts a draft into a slot of the editor, where another one makes room. Returns whether it is stored. */
export function putDraft(ownerId: string, slot: string, work: DraftWork): boolean {
  const put = (at: string, what: DraftWork) => writeStored(STORAGE_KEYS.quizDraft(ownerId, at), what);
  const own = readDraft(readStored(STORAGE_KEYS.quizDraft(ownerId, slot)));
  // put there before, and written on in another tab
  if (own?.draftId === work.draftId) return (own.changedAt ?? 0) >= (work.changedAt ?? 0) || put(slot, work);
  if (own && !isBlank(own) && !put(waitingSlot(own), own)) return false;
  return put(slot, work);
}

/**
 * Moves the drafts of a guest, or of no account, to the signed-in user. What doesn't fit stays. Safe to repeat. Unless
 * `isDueStill`, none is published unasked.
 */
export function handOverDrafts(uid: string, from: string = GUEST, isDueStill = true): void {
  const theirs = STORAGE_KEYS.quizDraft(from, '');
  for (const key of storedKeys(theirs)) {
    const work = readDraftAt(key);
    const moved = work?.isDue && !isDueStill ? { ...work, isDue: false } : work;
    if (!moved || putDraft(uid, key.slice(theirs.length), moved)) writeStored(key, null);
  }
}
