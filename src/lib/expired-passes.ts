import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { storedKeys } from './storage.ts';
import { readUnlocked } from './unlocked-quiz.ts';

/** Deletes unlocked private quizzes with expired access tokens, so that the device's next user doesn't see them. */
export function forgetExpiredPasses(): void {
  const start = STORAGE_KEYS.quizPass('');
  // reading an expired one deletes it
  for (const key of storedKeys(start)) readUnlocked(key.slice(start.length));
}
