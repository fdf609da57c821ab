import { type Is, isFlag, isNumber, isText, listOf, shaped } from '../type-guards.ts';
import type { QuizResponse, ScoredAnswer } from './response.ts';

export const isScoredAnswer = shaped<ScoredAnswer>({
  questionId: isText,
  prompt: isText,
  options: listOf(isText),
  given: isText,
  correct: isText,
  isCorrect: isFlag,
});

type Scored = Pick<QuizResponse, 'answers' | 'score' | 'total' | 'percentage'>;
const isScored = shaped<Scored>({
  answers: listOf(isScoredAnswer),
  score: isNumber,
  total: isNumber,
  percentage: isNumber,
});
/** Returns whether this is a scored response as our server sends it: what it repeats of the quiz isn't checked. */
export const isScoredResponse: Is<QuizResponse> = (value): value is QuizResponse => isScored(value);
