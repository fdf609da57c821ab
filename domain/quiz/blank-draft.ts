import { isBlankText } from '../typed-text.ts';
import { type DraftQuestion, draftsOf } from './draft.ts';
import type { DraftWork } from './stored-drafts.ts';

/** Returns whether title and items of a draft are empty, or as the app wrote them. */
export function isUnwritten({ draft: { type, title, questions }, ready }: DraftWork): boolean {
  const items: readonly DraftQuestion[] = questions;
  const isUntouched = (item: DraftQuestion) => ready?.untouched.includes(item.id) || draftsOf(type).isEmpty(item);
  return (isBlankText(title) || title === ready?.title) && items.every(isUntouched);
}

/** Returns whether nothing has been typed, tapped or selected in a draft yet. */
export function isBlank(work: DraftWork): boolean {
  return Object.keys(work.selection?.marks ?? {}).length === 0 && isUnwritten(work);
}
