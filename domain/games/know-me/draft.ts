import * as z from 'zod/mini';
import { KNOW_ME_OPTIONS, OPTION_TEXT_MAX, QUESTION_TEXT_MAX } from '../../limits.ts';
import { text } from '../../schema.ts';
import { type DraftFor, type GameDraft, itemId } from '../game-draft.ts';
import { findTextProblems } from '../text-problems.ts';
import type { KnowMeQuestion } from './question.ts';

const knowMeItem = z.object({
  id: itemId,
  question: text(QUESTION_TEXT_MAX),
  options: z.array(text(OPTION_TEXT_MAX)).check(z.length(KNOW_ME_OPTIONS)),
  /** Index into `options`; null until one is chosen. */
  correctAnswer: z.nullable(z.int().check(z.gte(0), z.lt(KNOW_ME_OPTIONS))),
});
export type KnowMeItem = z.infer<typeof knowMeItem>;

export const knowMeDraft: GameDraft<DraftFor<'know-me', KnowMeItem>, KnowMeQuestion> = {
  marking: null,
  item: knowMeItem,
  emptyItem: (id) => ({
    id,
    question: '',
    options: Array.from({ length: KNOW_ME_OPTIONS }, () => ''),
    correctAnswer: null,
  }),
  // any option, the first included, can be the right one (spec section 5)
  findProblems: (items) =>
    Object.assign(
      {},
      ...items.map(({ question, options, correctAnswer }, at) => ({
        ...findTextProblems([[`${at}.question`, question]]),
        ...findTextProblems(options.map((option, index) => [`${at}.options.${index}`, option])),
        ...(correctAnswer === null && { [`${at}.correctAnswer`]: 'required' }),
      })),
    ),
  toDraft: (base, items) => ({ ...base, type: 'know-me', questions: [...items] }),
  publish: async ({ id, question, options, correctAnswer }) => ({
    question: { id, question, options },
    key: { prompt: question, options, correct: options[correctAnswer ?? -1] ?? '' },
  }),
  toItem: ({ id, prompt, options, correct }) => {
    const index = options.indexOf(correct);
    return { id, question: prompt, options, correctAnswer: index === -1 ? null : index };
  },
};
