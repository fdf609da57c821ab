import { PLAYED_QUIZZES_MAX } from '@domain/limits.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** The oldest first. Anything else that is stored there counts as nothing. */
function read(): readonly string[] {
  const stored = readStored(STORAGE_KEYS.playedQuizzes);
  return Array.isArray(stored) ? stored : [];
}

/** Whether this quiz was played to the end on this device, so that its answers are no secret here. */
export const hasPlayed = (code: string): boolean => read().includes(code);

/** Remembers that this quiz was played to the end on this device. */
export function markPlayed(code: string): void {
  const others = read().filter((each) => each !== code);
  writeStored(STORAGE_KEYS.playedQuizzes, [...others, code].slice(-PLAYED_QUIZZES_MAX));
}
