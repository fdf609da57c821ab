import * as z from 'zod/mini';
import { QUESTION_TEXT_MAX } from '../../limits.ts';
import { text } from '../../schema.ts';
import { type DraftFor, type GameDraft, itemId } from '../game-draft.ts';
import { findTextProblems } from '../text-problems.ts';
import { NEVER_ANSWERS } from './game.ts';
import type { NeverQuestion } from './question.ts';

const neverItem = z.object({
  id: itemId,
  statement: text(QUESTION_TEXT_MAX),
  /** What is true of the creator; null until they say so. */
  answer: z.nullable(z.enum(NEVER_ANSWERS)),
});
export type NeverItem = z.infer<typeof neverItem>;

const knownAnswer = (text: string) => NEVER_ANSWERS.find((answer) => answer === text) ?? null;

export const neverDraft: GameDraft<DraftFor<'never-have-i-ever', NeverItem>, NeverQuestion> = {
  marking: {
    answers: NEVER_ANSWERS,
    answerOf: ({ answer }) => answer,
    withAnswer: (item, answer) => ({ ...item, answer: knownAnswer(answer) }),
  },
  item: neverItem,
  emptyItem: (id) => ({ id, statement: '', answer: null }),
  // a statement may appear only once in a quiz
  findProblems: (items) => ({
    ...findTextProblems(items.map(({ statement }, at) => [`${at}.statement`, statement])),
    ...Object.fromEntries(items.flatMap(({ answer }, at) => (answer === null ? [[`${at}.answer`, 'required']] : []))),
  }),
  toDraft: (base, items) => ({ ...base, type: 'never-have-i-ever', questions: [...items] }),
  publish: async ({ id, statement, answer }, { digest }) => {
    const correct = answer ?? '';
    return {
      question: { id, statement, ...(await digest(correct)) },
      key: { prompt: statement, options: [], correct },
    };
  },
  toItem: ({ id, prompt, correct }) => ({ id, statement: prompt, answer: knownAnswer(correct) }),
};
