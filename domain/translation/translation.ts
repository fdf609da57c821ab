import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../languages.ts';
import { TRANSLATION_TEXT_MAX, TRANSLATION_TEXTS_MAX } from '../limits.ts';
import { quizCode } from '../quiz/quiz.ts';
import { bounded } from '../schema.ts';
import { TRANSLATION_CONTEXTS } from './context.ts';

const text = z.string().check(z.minLength(1), z.maxLength(TRANSLATION_TEXT_MAX));

/** One text, as in the spec, or a list; the answer has the same shape. */
export const translateInput = z.object({
  text: z.union([text, z.array(text).check(z.minLength(1), z.maxLength(TRANSLATION_TEXTS_MAX))]),
  targetLanguage: z.enum(LANGUAGE_CODES),
  context: z.enum(TRANSLATION_CONTEXTS),
  /** The quiz the texts belong to: a provider only gets texts of quizzes. */
  quizId: z.optional(quizCode),
  pass: z.optional(z.string().check(bounded(300))),
});
export type TranslateInput = z.infer<typeof translateInput>;
