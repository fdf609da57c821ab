import { readUnfinished, storeUnfinished } from '../lib/unfinished-response.ts';
import { type OutboxItem, removeItem } from './device/queue.ts';
import { forgetUnsentKey } from './unsent-key.ts';

/** Discards a submission, and the unfinished play that would send it again. */
export async function discard(item: OutboxItem): Promise<void> {
  const { id, input } = item;
  if (input && 'quizId' in input && readUnfinished(input.quizId)?.submissionId === id)
    storeUnfinished(input.quizId, null);
  await removeItem(id);
  forgetUnsentKey(item);
}
