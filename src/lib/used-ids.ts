import { messageDraft, unfinishedResponse } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from './stored-value.ts';

/** The storage keys that begin so. */
function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/**
 * Returns what is still being written on this device under an id another one: the server stores nothing under the id of
 * what was deleted, so it would be lost without a word. The texts stay as they are.
 */
export function leaveUsedId(id: string): void {
  for (const key of keysOf(STORAGE_KEYS.messageDraft(''))) {
    const stored = storedValue(messageDraft, key);
    const draft = stored.read();
    if (draft?.attempt?.id === id) stored.write({ ...draft, attempt: null, seed: '' });
  }
  for (const key of keysOf(STORAGE_KEYS.quizProgress(''))) {
    const stored = storedValue(unfinishedResponse, key);
    const play = stored.read();
    if (play?.submissionId === id) stored.write({ ...play, submissionId: crypto.randomUUID() });
  }
}
