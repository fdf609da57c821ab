import { gameOf } from '@domain/games/index.ts';
import type { Question, Quiz } from '@domain/quiz/quiz.ts';
import type { Given } from '@domain/quiz/remix.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** What somebody has answered about themselves so far, kept on the device until it is published. */
export interface Remix {
  /** Makes publishing idempotent, in two tabs, too. */
  draftId: string;
  given: Given;
}

/** Returns what was answered here before, or a new beginning. */
export function readRemix(code: string): Remix {
  const stored = readStored<Partial<Remix>>(STORAGE_KEYS.remix(code));
  const { draftId, given } = stored ?? {};
  return typeof draftId === 'string' && typeof given === 'object' && given !== null
    ? { draftId, given }
    : { draftId: crypto.randomUUID(), given: {} };
}

export const keepRemix = (code: string, remix: Remix): void => void writeStored(STORAGE_KEYS.remix(code), remix);
export const forgetRemix = (code: string): void => void writeStored(STORAGE_KEYS.remix(code), null);

/** Returns the answers that a question can have: an edit may have taken one away. */
const optionsOf = ({ type }: Quiz, question: Question): readonly string[] =>
  gameOf(type).fixedAnswers ?? gameOf(type).optionsOf(question);

/** Returns the questions with their answers to choose from, and what was chosen, in order. */
export const askedIn = (quiz: Quiz, given: Given) =>
  quiz.questions.map((question) => {
    const options = optionsOf(quiz, question);
    const chosen = given[question.id];
    return { question, options, chosen: chosen !== undefined && options.includes(chosen) ? chosen : null };
  });
