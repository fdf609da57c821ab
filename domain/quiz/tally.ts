import * as z from 'zod/mini';
import type { QuizResponse, ScoredAnswer } from '../responses/response.ts';

/** How often each result came: by right answers of questions, as in `3/5`. */
export const scores = z.record(z.string(), z.number());
export type Scores = Readonly<Record<string, number>>;

/** Whether a stored value is a count. Increments make anything else look like one. */
export const isCount = (stored: unknown): stored is number => Number.isSafeInteger(stored) && Number(stored) >= 0;

/** Whether a stored value is a map of counts; a missing one isn't. */
export const areCounts = (stored: unknown): stored is Scores =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) && Object.values(stored).every(isCount);

/** How often each answer was chosen, by `counterOf`. Written with each response, and for the quiz's owner alone. */
export const tally = z.object({ choices: z.record(z.string(), z.number()) });
export type Tally = z.infer<typeof tally>;

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** Returns the FNV-1a hash of the text's code units: 64 bits, in base 36. */
function hash(text: string): string {
  let value = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(i))) * FNV_PRIME);
  return value.toString(36);
}

/** Returns the name under which an answer is counted. After an edit of question or answer, it is another. */
export const counterOf = (questionId: string, prompt: string, given: string): string =>
  hash(`${questionId}=${prompt}=${given}`);

export const scoreOf = ({ score, total }: Pick<QuizResponse, 'score' | 'total'>): string => `${score}/${total}`;

export const choicesOf = (answers: readonly ScoredAnswer[]): string[] =>
  answers.map(({ questionId, prompt, given }) => counterOf(questionId, prompt, given));
