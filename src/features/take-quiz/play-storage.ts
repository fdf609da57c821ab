import { parseStored, unfinishedResponse } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { Play } from './play.ts';

/** The play of this quiz that was left unfinished on this device; null when there is none. */
export function readPlay(code: string): Play | null {
  const stored = parseStored(unfinishedResponse, readStored(STORAGE_KEYS.quizProgress(code)));
  return stored && { ...stored, feedback: null, delivery: { status: 'sending' } };
}

/** Keeps a play for a reload; null forgets it. Only a play that has started is worth keeping. */
export function storePlay(code: string, play: Play | null): void {
  // feedback is left out: the answer it belongs to counts already
  writeStored(
    STORAGE_KEYS.quizProgress(code),
    play && play.name !== null ? parseStored(unfinishedResponse, play) : null,
  );
}
