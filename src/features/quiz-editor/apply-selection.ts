import type { NeverItem } from '@domain/games/never-have-i-ever/draft.ts';
import type { Selection } from '@domain/quiz/stored-drafts.ts';
import { isBlankText } from '@domain/typed-text.ts';

interface Template {
  /** The list in the creator's language, in its order. */
  statements: ReadonlyArray<{ id: string; text: string }>;
  /** Returns whether an item's id is that of a statement, from this list or any other. */
  isStatement: (id: string) => boolean;
}

/** Returns the non-empty items that a person wrote by hand, which no selection removes. */
export const writtenByHand = (items: readonly NeverItem[], isStatement: Template['isStatement']) =>
  items.filter(({ id, statement }) => !isStatement(id) && !isBlankText(statement));

/**
 * Returns a quiz's items after a selection. An item that stays selected keeps its place and its edits; new ones follow
 * in the list's order.
 */
export function applySelection(
  items: readonly NeverItem[],
  marks: Selection['marks'],
  { statements, isStatement }: Template,
): NeverItem[] {
  const byHand = new Set(writtenByHand(items, isStatement));
  const kept = items.flatMap((item): NeverItem[] => {
    if (byHand.has(item)) return [item];
    const answer = marks[item.id];
    return answer ? [{ ...item, answer }] : [];
  });
  const there = new Set(kept.map(({ id }) => id));
  const added = statements.flatMap(({ id, text }): NeverItem[] => {
    const answer = marks[id];
    return answer && !there.has(id) ? [{ id, statement: text, answer }] : [];
  });
  return [...kept, ...added];
}
