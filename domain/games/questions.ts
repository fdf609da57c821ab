import type * as z from 'zod/mini';
import type { AnyQuestion } from './game.ts';
import type { QuizType } from './index.ts';
import { knowMeQuestion } from './know-me/question.ts';
import { neverQuestion } from './never-have-i-ever/question.ts';
import { twoTruthsQuestion } from './two-truths/question.ts';

export const QUESTIONS = {
  'know-me': knowMeQuestion,
  'two-truths': twoTruthsQuestion,
  'never-have-i-ever': neverQuestion,
} as const satisfies Readonly<Record<QuizType, z.ZodMiniType<AnyQuestion>>>;

export type QuestionOf<Type extends QuizType> = z.infer<(typeof QUESTIONS)[Type]>;
