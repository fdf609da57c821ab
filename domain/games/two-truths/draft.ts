import * as z from 'zod/mini';
import { OPTION_TEXT_MAX } from '../../limits.ts';
import { text } from '../../schema.ts';
import { type DraftFor, type GameDraft, itemId } from '../game-draft.ts';
import { findTextProblems, lookOf } from '../text-problems.ts';
import { BEGUN } from './begun.ts';
import type { TwoTruthsQuestion } from './question.ts';

const twoTruthsItem = z.object({
  id: itemId,
  truth1: text(OPTION_TEXT_MAX),
  truth2: text(OPTION_TEXT_MAX),
  lie: text(OPTION_TEXT_MAX),
});
export type TwoTruthsItem = z.infer<typeof twoTruthsItem>;

/** Returns a text's hash (FNV-1a, 32 bits). Pages check drafts by hashes, as all beginnings weigh 2 kB. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const begun = new Set(BEGUN.split(' '));
const isBegun = (look: string) => begun.has(hashOf(look));

/** Returns whether a text is a beginning as it was offered, in any language. Dots of one's own are as good as any text. */
export const isOnlyBegun = (text: string): boolean => isBegun(lookOf(text));

export const twoTruthsDraft: GameDraft<DraftFor<'two-truths', TwoTruthsItem>, TwoTruthsQuestion> = {
  marking: null,
  item: twoTruthsItem,
  emptyItem: (id) => ({ id, truth1: '', truth2: '', lie: '' }),
  findProblems: (items) =>
    Object.assign(
      {},
      ...items.map(({ truth1, truth2, lie }, at) =>
        findTextProblems(
          [
            [`${at}.truth1`, truth1],
            [`${at}.truth2`, truth2],
            [`${at}.lie`, lie],
          ],
          isBegun,
        ),
      ),
    ),
  toDraft: (base, items) => ({ ...base, type: 'two-truths', questions: [...items] }),
  publish: async ({ id, truth1, truth2, lie }, { shuffle, digest }) => {
    const statements = shuffle([truth1, truth2, lie]);
    return {
      question: { id, statements, ...(await digest(lie)) },
      key: { prompt: '', options: statements, correct: lie },
    };
  },
  // the order of the two truths isn't stored
  toItem: ({ id, options, correct }) => {
    const [truth1 = '', truth2 = ''] = options.filter((option) => option !== correct);
    return { id, truth1, truth2, lie: correct };
  },
};
