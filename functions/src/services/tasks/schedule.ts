import { RECOUNT_WINDOW_S, RENAME_WINDOW_S } from '@domain/limits.ts';
import * as z from 'zod/mini';
import { enqueue, reachQueue, taskName, waitUntilDue } from '../../db/task-queue.ts';

/** What to count again, or to copy, of a creator (`id` is their uid); counts found wrong: a creator's, or a quiz's. */
const recountTask = z.object({
  kind: z.enum(['list', 'owner', 'inbox', 'creator', 'quiz']),
  id: z.string(),
  notBefore: z.number(),
});
type RecountTask = z.infer<typeof recountTask>;
export type RecountTarget = Pick<RecountTask, 'kind' | 'id'>;

/** Whom to notify: a creator, the sender of a message that has a reply (`id` is the message's), a circle's members. */
const pushTask = z.object({
  kind: z.enum(['news', 'reply', 'circle']),
  id: z.string(),
  notBefore: z.number(),
});
type PushTask = z.infer<typeof pushTask>;

/** Instances' clocks differ: a write at the end of a window must not come after its task. */
const SLACK_MS = 250;
const PUSH_WINDOW_MS = RECOUNT_WINDOW_S * 1000;
const windowMs = (kind: RecountTask['kind']) => (kind === 'owner' ? RENAME_WINDOW_S : RECOUNT_WINDOW_S) * 1000;

/** The current window of time: all that comes within it shares a task, which is due after it. */
function windowOf(now: number, length: number) {
  const window = Math.floor(now / length);
  return { window, notBefore: (window + 1) * length + SLACK_MS };
}

/** Schedules a recount after the current window. `now` must be later than the write that changed the count. */
export async function scheduleRecount({ kind, id }: RecountTarget, now: number = Date.now()): Promise<void> {
  const { window, notBefore } = windowOf(now, windowMs(kind));
  const data: RecountTask = { kind, id, notBefore };
  await enqueue('recount', { name: taskName(`${kind} ${id}@${window}`), notBefore, data });
}

/** Schedules notifying a creator of what just came, after the current window. */
export async function schedulePushOfNews(uid: string): Promise<void> {
  await schedulePush('news', uid, windowOf(Date.now(), PUSH_WINDOW_MS).notBefore);
}

/** Schedules a check for news that somebody wasn't notified of yet; all calls for one time share a task. */
export async function schedulePush(kind: PushTask['kind'], id: string, notBefore: number): Promise<void> {
  const data: PushTask = { kind, id, notBefore };
  await enqueue('sendPushes', { name: taskName(`${kind} ${id}@${notBefore}`), notBefore, data });
}

const NOBODY = '-';

/** Throws when tasks can't be queued. Queues one task a day, which notifies nobody; the queue refuses the others. */
export async function reachTasks(now: number): Promise<void> {
  const data: PushTask = { kind: 'news', id: NOBODY, notBefore: now };
  const day = new Date(now).toISOString().slice(0, 10);
  await reachQueue('sendPushes', { name: taskName(`health@${day}`), notBefore: now, data });
}

/** Reads a task, and waits for its window to end if the queue delivers early. */
export async function receiveRecount(data: unknown): Promise<RecountTask> {
  const task = z.parse(recountTask, data);
  await waitUntilDue(task.notBefore, windowMs(task.kind) + SLACK_MS);
  return task;
}

export async function receivePush(data: unknown): Promise<PushTask> {
  const task = z.parse(pushTask, data);
  await waitUntilDue(task.notBefore, PUSH_WINDOW_MS + SLACK_MS);
  return task;
}
