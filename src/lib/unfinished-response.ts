import { parseStored, type UnfinishedResponse, unfinishedResponse } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from './stored-value.ts';

const stored = (code: string) => storedValue(unfinishedResponse, STORAGE_KEYS.quizProgress(code));

/** The play of this quiz that is not handed in yet on this device; null when there is none. */
export const readUnfinished = (code: string): UnfinishedResponse | null => stored(code).read();

/**
 * Keeps a play for a reload; null forgets it. Only a play that has started is worth keeping. Returns whether the browser
 * did.
 */
export function storeUnfinished(code: string, play: UnfinishedResponse | null): boolean {
  return stored(code).write(play && play.name !== null ? parseStored(unfinishedResponse, play) : null);
}
