import { readUnfinished, storeUnfinished } from '../lib/drafts.ts';
import { type OutboxItem, removeItem } from './device/queue.ts';
import { forgetUnsentKey } from './submission.ts';

/** Discards a submission, and what is kept on the device and would send it again. */
export async function discard(item: OutboxItem): Promise<void> {
  const { id, input } = item;
  if (input && 'quizId' in input && readUnfinished(input.quizId)?.submissionId === id)
    storeUnfinished(input.quizId, null);
  if (input && 'circleId' in input) {
    const { changeOwnGuess, changeOwnMember } = await import('../lib/own-circles.ts');
    if ('aboutId' in input) changeOwnGuess(input.circleId, input.memberId, input.aboutId, () => null);
    else changeOwnMember(input.circleId, id, () => null);
  }
  await removeItem(id);
  forgetUnsentKey(item);
}
