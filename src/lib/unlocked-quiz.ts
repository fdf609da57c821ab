import { isUnlockedQuiz, type UnlockedQuiz } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { ifFits, storedValue } from './storage.ts';

const stored = (code: string) => storedValue(ifFits(isUnlockedQuiz), STORAGE_KEYS.quizPass(code));

/** Returns an unlocked private quiz, so that a reload asks for no password; null once its token has expired. */
export function readUnlocked(code: string, now: number): UnlockedQuiz | null {
  const unlocked = stored(code).read();
  if (unlocked && unlocked.expiresAt > now) return unlocked;
  storeUnlocked(code, null);
  return null;
}

/** Stores an unlocked quiz; null deletes it. */
export function storeUnlocked(code: string, unlocked: UnlockedQuiz | null): void {
  stored(code).write(unlocked);
}
