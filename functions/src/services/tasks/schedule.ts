import { RECOUNT_WINDOW_S, RENAME_WINDOW_S } from '@domain/limits.ts';
import * as z from 'zod/mini';
import { enqueue, reachQueue } from '../../db/task-queue.ts';
import { taskName, waitUntilDue } from './task.ts';

/**
 * Counts of an inbox, the public list, the owner's name in quizzes, pushes to a creator, the push to the sender
 * of a message that was replied to (`reply`, with the message's id), and those to the members of a circle.
 */
const recountTask = z.object({
  kind: z.enum(['list', 'owner', 'inbox', 'push', 'reply', 'circle']),
  id: z.string(),
  notBefore: z.number(),
});
type RecountTask = z.infer<typeof recountTask>;
/** What to derive; `id` is a creator's uid. */
export type RecountTarget = Pick<RecountTask, 'id'> & { kind: Exclude<RecountTask['kind'], 'reply' | 'circle'> };

/** Instances' clocks differ: a write at the end of a window must not come after its recount. */
const SLACK_MS = 250;

const windowMs = (kind: RecountTask['kind']) => (kind === 'owner' ? RENAME_WINDOW_S : RECOUNT_WINDOW_S) * 1000;

/**
 * Schedules a recount after the current window; all calls within one window share a task. `now` must be later than the
 * write that changed the count.
 */
export async function scheduleRecount({ kind, id }: RecountTarget, now: number = Date.now()): Promise<void> {
  const length = windowMs(kind);
  const window = Math.floor(now / length);
  const name = taskName(`${kind} ${id}@${window}`);
  const notBefore = (window + 1) * length + SLACK_MS;
  await enqueue('recount', { name, notBefore, data: { kind, id, notBefore } satisfies RecountTask });
}

/** Schedules a check for news that somebody wasn't notified of yet; all calls for one time share a task. */
export async function schedulePush(kind: 'push' | 'reply' | 'circle', id: string, notBefore: number): Promise<void> {
  const name = taskName(`${kind} ${id}@${notBefore}`);
  await enqueue('recount', { name, notBefore, data: { kind, id, notBefore } satisfies RecountTask });
}

const NOBODY = '-';

/** Throws when tasks can't be queued. Queues one task a day, which notifies nobody; the queue refuses the others. */
export async function reachTasks(now: number): Promise<void> {
  const data: RecountTask = { kind: 'push', id: NOBODY, notBefore: now };
  const day = new Date(now).toISOString().slice(0, 10);
  await reachQueue('recount', { name: taskName(`health@${day}`), notBefore: now, data });
}

/** Reads a task, and waits for its window to end if the queue delivers early. */
export async function receiveRecount(data: unknown): Promise<RecountTask> {
  const task = z.parse(recountTask, data);
  await waitUntilDue(task.notBefore, windowMs(task.kind) + SLACK_MS);
  return task;
}
