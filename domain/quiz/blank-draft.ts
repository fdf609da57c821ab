import { isBlankText } from '../typed-text.ts';
import { type DraftQuestion, draftsOf, type QuizDraft } from './draft.ts';
import type { DraftWork } from './stored-drafts.ts';

/** Returns whether nothing has been typed into any item of a draft. */
export function hasNoItems({ type, questions }: QuizDraft): boolean {
  const items: readonly DraftQuestion[] = questions;
  return items.every((item) => draftsOf(type).isEmpty(item));
}

/** Returns whether nothing has been typed or selected in a draft yet. */
export function isBlank({ draft, selection }: DraftWork): boolean {
  const marks = Object.keys(selection?.marks ?? {}).length;
  return isBlankText(draft.title) && marks === 0 && hasNoItems(draft);
}
