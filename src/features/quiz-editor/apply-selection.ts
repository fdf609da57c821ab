import type { Marking } from '@domain/games/game-draft.ts';
import { type DraftQuestion, isEmptyItem } from '@domain/quiz/draft.ts';
import type { Selection } from '@domain/quiz/stored-drafts.ts';

interface List {
  /** The list's items in the creator's language, in its order. */
  listed: readonly DraftQuestion[];
  /** Returns whether an item's id is that of a ready one, from this list or any other. */
  isReady: (id: string) => boolean;
  marking: Marking<DraftQuestion>;
}

/** Returns the non-empty items that a person wrote by hand, which no selection removes. */
export const writtenByHand = (items: readonly DraftQuestion[], isReady: List['isReady']) =>
  items.filter((item) => !isReady(item.id) && !isEmptyItem(item));

/**
 * Returns a quiz's items after a selection. An item that stays selected keeps its place and its edits; new ones follow
 * in the list's order.
 */
export function applySelection(
  items: readonly DraftQuestion[],
  marks: Selection['marks'],
  { listed, isReady, marking }: List,
): DraftQuestion[] {
  const byHand = new Set(writtenByHand(items, isReady));
  const answered = (item: DraftQuestion): DraftQuestion[] => {
    const answer = marks[item.id];
    return answer === undefined ? [] : [marking.withAnswer(item, answer)];
  };
  const kept = items.flatMap((item) => (byHand.has(item) ? [item] : answered(item)));
  const there = new Set(kept.map(({ id }) => id));
  return [...kept, ...listed.filter(({ id }) => !there.has(id)).flatMap(answered)];
}
