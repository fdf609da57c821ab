import * as z from 'zod/mini';
import { QUESTION_TEXT_MAX } from '../../limits.ts';
import { text } from '../../schema.ts';
import { type DraftFor, type GameDraft, itemId } from '../game-draft.ts';
import { findTextProblems } from '../text-problems.ts';
import { NEVER_ANSWERS } from './game.ts';
import type { NeverQuestion } from './question.ts';

const neverItem = z.object({ id: itemId, statement: text(QUESTION_TEXT_MAX), answer: z.enum(NEVER_ANSWERS) });
export type NeverItem = z.infer<typeof neverItem>;

const knownAnswer = (text: string) => NEVER_ANSWERS.find((answer) => answer === text) ?? 'never';

export const neverDraft: GameDraft<DraftFor<'never-have-i-ever', NeverItem>, NeverQuestion> = {
  marking: {
    answers: NEVER_ANSWERS,
    answerOf: ({ answer }) => answer,
    withAnswer: (item, answer) => ({ ...item, answer: knownAnswer(answer) }),
  },
  item: neverItem,
  emptyItem: (id) => ({ id, statement: '', answer: 'never' }),
  // a statement may appear only once in a quiz
  findProblems: (items) => findTextProblems(items.map(({ statement }, at) => [`${at}.statement`, statement])),
  toDraft: (base, items) => ({ ...base, type: 'never-have-i-ever', questions: [...items] }),
  publish: async ({ id, statement, answer }, { digest }) => ({
    question: { id, statement, ...(await digest(answer)) },
    key: { prompt: statement, options: [], correct: answer },
  }),
  toItem: ({ id, prompt, correct }) => ({ id, statement: prompt, answer: knownAnswer(correct) }),
};
