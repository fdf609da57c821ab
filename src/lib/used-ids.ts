import { messageDraft, parseStored, unfinishedResponse } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

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
    const draft = parseStored(messageDraft, readStored(key));
    if (draft?.attempt?.id === id) writeStored(key, { ...draft, attempt: null, seed: '' });
  }
  for (const key of keysOf(STORAGE_KEYS.quizProgress(''))) {
    const play = parseStored(unfinishedResponse, readStored(key));
    if (play?.submissionId === id) writeStored(key, { ...play, submissionId: crypto.randomUUID() });
  }
}
