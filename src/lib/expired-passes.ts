import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readUnlocked } from './unlocked-quiz.ts';

/** Deletes unlocked private quizzes with expired access tokens, so that the device's next user doesn't see them. */
export function forgetExpiredPasses(now: number): void {
  const start = STORAGE_KEYS.quizPass('');
  const codes = Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  // reading an expired one deletes it
  for (const code of codes) readUnlocked(code, now);
}
