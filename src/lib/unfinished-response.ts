import { isUnfinishedResponse, type UnfinishedResponse } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { ifFits, storedValue } from './stored-value.ts';

const stored = (code: string) => storedValue(ifFits(isUnfinishedResponse), STORAGE_KEYS.quizProgress(code));

/** Returns this device's unsubmitted play of a quiz; null when there is none. */
export const readUnfinished = (code: string): UnfinishedResponse | null => stored(code).read();

/** Stores a play for a reload, once it has started; null deletes it. Returns whether that worked. */
export function storeUnfinished(code: string, play: UnfinishedResponse | null): boolean {
  if (play === null || play.name === null) return stored(code).write(null);
  const { submissionId, revision, total, name, face, isAdult, answers } = play;
  return stored(code).write({ submissionId, revision, total, name, face, isAdult, answers });
}
