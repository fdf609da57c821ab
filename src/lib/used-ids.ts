import { isMessageDraft, isUnfinishedResponse } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { ifFits, storedKeys, storedValue } from './storage.ts';

/** Gives drafts with a deleted submission's id a new one, as the server stores nothing under a used id. */
export function leaveUsedId(id: string): void {
  for (const key of storedKeys(STORAGE_KEYS.messageDraft(''))) {
    const stored = storedValue(ifFits(isMessageDraft), key);
    const draft = stored.read();
    if (draft?.attempt?.id === id) stored.write({ ...draft, attempt: null, seed: '' });
  }
  for (const key of storedKeys(STORAGE_KEYS.quizProgress(''))) {
    const stored = storedValue(ifFits(isUnfinishedResponse), key);
    const play = stored.read();
    if (play?.submissionId === id) stored.write({ ...play, submissionId: crypto.randomUUID() });
  }
}
