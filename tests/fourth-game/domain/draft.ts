import { type DraftFor, type GameDraft, itemId } from '@domain/games/game-draft.ts';
import { findTextProblems } from '@domain/games/text-problems.ts';
import { OPTION_TEXT_MAX } from '@domain/limits.ts';
import { text } from '@domain/schema.ts';
import * as z from 'zod/mini';
import type { ThisOrThatQuestion } from './question.ts';

const thisOrThatItem = z.object({
  id: itemId,
  things: z.array(text(OPTION_TEXT_MAX)).check(z.length(2)),
  /** Index into `things`; null until one is chosen. */
  mine: z.nullable(z.int().check(z.gte(0), z.lt(2))),
});
export type ThisOrThatItem = z.infer<typeof thisOrThatItem>;

export const thisOrThatDraft: GameDraft<DraftFor<'this-or-that', ThisOrThatItem>, ThisOrThatQuestion> = {
  marking: null,
  item: thisOrThatItem,
  emptyItem: (id) => ({ id, things: ['', ''], mine: null }),
  findProblems: (items) =>
    Object.assign(
      {},
      ...items.map(({ things, mine }, at) => ({
        ...findTextProblems(things.map((thing, index) => [`${at}.things.${index}`, thing])),
        ...(mine === null && { [`${at}.mine`]: 'required' }),
      })),
    ),
  toDraft: (base, items) => ({ ...base, type: 'this-or-that', questions: [...items] }),
  publish: async ({ id, things, mine }, { digest }) => {
    const correct = things[mine ?? -1] ?? '';
    return { question: { id, things, ...(await digest(correct)) }, key: { prompt: '', options: things, correct } };
  },
  toItem: ({ id, options, correct }) => ({ id, things: options, mine: options.indexOf(correct) }),
};
