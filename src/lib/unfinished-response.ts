import { parseStored, type UnfinishedResponse, unfinishedResponse } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from './stored-value.ts';

const stored = (code: string) => storedValue(unfinishedResponse, STORAGE_KEYS.quizProgress(code));

/** Returns this device's unsubmitted play of a quiz; null when there is none. */
export const readUnfinished = (code: string): UnfinishedResponse | null => stored(code).read();

/** Stores a play for a reload, once it has started; null deletes it. Returns whether that worked. */
export function storeUnfinished(code: string, play: UnfinishedResponse | null): boolean {
  return stored(code).write(play && play.name !== null ? parseStored(unfinishedResponse, play) : null);
}
