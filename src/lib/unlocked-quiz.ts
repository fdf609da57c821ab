import { PASS_LIFETIME_S } from '@domain/limits.ts';
import { isUnlockedQuiz, type UnlockedQuiz } from '@domain/stored.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { isWithin } from './clock.ts';
import { ifFits, storedValue } from './storage.ts';

const LIFETIME_MS = PASS_LIFETIME_S * 1000;
const stored = (code: string) => storedValue(ifFits(isUnlockedQuiz), STORAGE_KEYS.quizPass(code));

/** Returns an unlocked private quiz, so that a reload asks for no password; null once its token has expired. */
export function readUnlocked(code: string): UnlockedQuiz | null {
  const unlocked = stored(code).read();
  if (unlocked && isWithin(unlocked.expiresAt - LIFETIME_MS, LIFETIME_MS)) return unlocked;
  storeUnlocked(code, null);
  return null;
}

/** Keeps it for as long as it holds, by this device's clock: the server's may say something else. */
export function storeUnlocked(code: string, unlocked: UnlockedQuiz | null): void {
  stored(code).write(unlocked && { ...unlocked, expiresAt: Date.now() + LIFETIME_MS });
}
