import { type UnlockedQuiz, unlockedQuiz } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedValue } from './stored-value.ts';

const stored = (code: string) => storedValue(unlockedQuiz, STORAGE_KEYS.quizPass(code));

/** What the password gave on this device, so that a reload does not ask again; null once the pass has expired. */
export function readUnlocked(code: string, now: number): UnlockedQuiz | null {
  const unlocked = stored(code).read();
  if (unlocked && unlocked.expiresAt > now) return unlocked;
  storeUnlocked(code, null);
  return null;
}

/** Keeps what the password gave; null forgets it. */
export function storeUnlocked(code: string, unlocked: UnlockedQuiz | null): void {
  stored(code).write(unlocked);
}
