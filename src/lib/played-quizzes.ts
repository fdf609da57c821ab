import { PLAYED_QUIZZES_MAX } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

function read(): readonly string[] {
  const stored = readStored(STORAGE_KEYS.playedQuizzes);
  return Array.isArray(stored) ? stored : [];
}

/** Returns whether this quiz was finished on this device, so that its answers are no secret here. */
export const hasPlayed = (code: string): boolean => read().includes(code);

export function markPlayed(code: string): void {
  const others = read().filter((each) => each !== code);
  writeStored(STORAGE_KEYS.playedQuizzes, [...others, code].slice(-PLAYED_QUIZZES_MAX));
}
