import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readUnlocked } from './unlocked-quiz.ts';

/** Forgets the private quizzes that were unlocked here and whose passes have expired: the next person at this device need not see them. */
export function forgetExpiredPasses(now: number): void {
  const start = STORAGE_KEYS.quizPass('');
  const codes = Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  // reading one that has expired forgets it
  for (const code of codes) readUnlocked(code, now);
}
