import { takeBack as toContactDraft } from '@domain/contact/draft.ts';
import { EMPTY_MESSAGE, ownOther } from '@domain/stored.ts';
import { type OutboxItem, removeItem } from '../../data/offline/outbox-items.ts';
import { storeContactDraft } from '../../lib/contact-draft.ts';
import { readMessageDraft, storeMessageDraft } from '../../lib/message-draft.ts';
import { storeUnfinished } from '../../lib/unfinished-response.ts';

/**
 * Puts what was handed in back to where it was made, to be changed or sent again, and out of the outbox. Unchanged, it
 * keeps its id, since it may have arrived.
 */
export async function takeBack({ id, endpoint, input, about }: OutboxItem): Promise<void> {
  if (!input) return;
  if (endpoint === 'contact-requests') storeContactDraft(toContactDraft(input));
  else if (endpoint === 'messages') {
    const username = about.path.split('/')[1] ?? '';
    const { message: text } = input;
    const before = readMessageDraft(username) ?? EMPTY_MESSAGE;
    // what is being typed there now is offered beside it
    const other = before.text.trim() === '' ? ownOther(before) : before.text;
    storeMessageDraft(username, { ...EMPTY_MESSAGE, text, other, attempt: { id, text } });
  } else {
    const { quizId, revision, responderName: name, answers } = input;
    storeUnfinished(quizId, { submissionId: id, revision, total: answers.length, name, isAdult: true, answers });
  }
  await removeItem(id);
}
