import { isBlankText } from '../typed-text.ts';
import type { DraftQuestion } from './draft.ts';
import { isEmptyItem } from './draft-texts.ts';
import type { DraftWork } from './stored-drafts.ts';

/** Returns whether title and items of a draft are empty, or as the app wrote them. */
export function isUnwritten({ draft: { title, questions }, ready }: DraftWork): boolean {
  const isUntouched = (item: DraftQuestion) => ready?.untouched.includes(item.id) || isEmptyItem(item);
  return (isBlankText(title) || title === ready?.title) && [...questions].every(isUntouched);
}

/** Returns whether nothing has been typed, tapped or selected in a draft yet. */
export function isBlank(work: DraftWork): boolean {
  return Object.keys(work.selection?.marks ?? {}).length === 0 && isUnwritten(work);
}
