import { parseStored, type UnfinishedResponse, unfinishedResponse } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** The play of this quiz that is not handed in yet on this device; null when there is none. */
export const readUnfinished = (code: string): UnfinishedResponse | null =>
  parseStored(unfinishedResponse, readStored(STORAGE_KEYS.quizProgress(code)));

/**
 * Keeps a play for a reload; null forgets it. Only a play that has started is worth keeping. Returns whether the browser
 * did.
 */
export function storeUnfinished(code: string, play: UnfinishedResponse | null): boolean {
  return writeStored(
    STORAGE_KEYS.quizProgress(code),
    play && play.name !== null ? parseStored(unfinishedResponse, play) : null,
  );
}
