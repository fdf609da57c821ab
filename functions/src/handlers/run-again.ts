import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { deleteDeadLetter, fetchDeadLetter } from '../db/dead-letters.ts';
import { reachQueue, taskName } from '../db/task-queue.ts';
import type { CallerContext } from '../services/context.ts';

/** Queues a task again that was given up. Nothing happens when that was done already. */
export async function runAgain(
  { id }: ParsedInputOf<'runAgain'>,
  { now }: CallerContext,
): Promise<OutputOf<'runAgain'>> {
  const letter = await fetchDeadLetter(id);
  if (!letter) return {};
  const { queue, at, data } = letter;
  await reachQueue(queue, { name: taskName(`${id} again, given up at ${at}`), notBefore: now, data });
  await deleteDeadLetter(id);
  return {};
}
