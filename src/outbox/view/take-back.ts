import { isBlank, takeBack as toContactDraft } from '@domain/contact/draft.ts';
import { EMPTY_MESSAGE, ownOther } from '@domain/stored.ts';
import { readContactDraft, storeContactDraft } from '../../lib/contact-draft.ts';
import { readMessageDraft, readUnfinished, storeMessageDraft, storeUnfinished } from '../../lib/drafts.ts';
import { type OutboxItem, removeItem } from '../device/queue.ts';
import { forgetUnsentKey } from '../submission.ts';

/** Writes the content back into its draft. Returns whether there was room and the browser stored it. */
function putBack({ id, endpoint, input, about }: OutboxItem): boolean {
  if (!input || 'circleId' in input) return false;
  if (endpoint === 'contact-requests') return isBlank(readContactDraft()) && storeContactDraft(toContactDraft(input));
  if (endpoint === 'messages') {
    const username = about.path.split('/')[1] ?? '';
    const { message: text } = input;
    const before = readMessageDraft(username) ?? EMPTY_MESSAGE;
    const isWriting = before.text.trim() !== '' && before.attempt?.id !== id;
    // a text being typed is offered beside it, but there is room for only one
    if (isWriting && ownOther(before) !== '') return false;
    const other = isWriting ? before.text : ownOther(before);
    return storeMessageDraft(username, { ...EMPTY_MESSAGE, text, other, attempt: { id, text } });
  }
  const { quizId, revision, responderName: name, face, answers, isAdult = false } = input;
  const before = readUnfinished(quizId);
  if (before && before.submissionId !== id && before.answers.length > 0) return false;
  return storeUnfinished(quizId, { submissionId: id, revision, total: answers.length, name, face, isAdult, answers });
}

/** Unchanged, it keeps its id, as it may have arrived. Returns false where another draft is, or nothing is stored. */
export async function takeBack(item: OutboxItem): Promise<boolean> {
  const isBack = putBack(item);
  if (!isBack) return false;
  await removeItem(item.id);
  forgetUnsentKey(item);
  return true;
}
