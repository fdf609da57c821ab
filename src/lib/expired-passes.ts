import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readUnlocked } from './unlocked-quiz.ts';

/**
 * Deletes unlocked private quizzes whose access tokens have expired: the next person at this device shouldn't see them.
 */
export function forgetExpiredPasses(now: number): void {
  const start = STORAGE_KEYS.quizPass('');
  const codes = Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  // reading an expired one deletes it
  for (const code of codes) readUnlocked(code, now);
}
