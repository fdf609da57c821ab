import { parseStored, type UnlockedQuiz, unlockedQuiz } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** What the password gave on this device, so that a reload does not ask again; null once the pass has expired. */
export function readUnlocked(code: string, now: number): UnlockedQuiz | null {
  const stored = parseStored(unlockedQuiz, readStored(STORAGE_KEYS.quizPass(code)));
  if (stored && stored.expiresAt > now) return stored;
  storeUnlocked(code, null);
  return null;
}

/** Keeps what the password gave; null forgets it. */
export function storeUnlocked(code: string, unlocked: UnlockedQuiz | null): void {
  writeStored(STORAGE_KEYS.quizPass(code), unlocked);
}
