import { ALERT_WINDOW_S } from '@domain/limits.ts';
import { NOTICE_KINDS, type NoticeKind } from '@domain/moderation/notice.ts';
import * as z from 'zod/mini';
import { enqueue, taskName, waitUntilDue } from '../../db/task-queue.ts';
import { isMailOn } from '../../support/config.ts';

/** `at` names what it is about: the end of a window, or a day. */
const alertTask = z.object({ kind: z.enum(NOTICE_KINDS), at: z.number() });
export type AlertTask = z.infer<typeof alertTask>;

const WINDOW_MS = ALERT_WINDOW_S * 1000;
/** Instances' clocks differ: a case at the end of a window must not come after its task. */
const SLACK_MS = 250;

/** Queues a task; repeated calls for one time queue it once. */
export async function queueAlert(kind: NoticeKind, at: number): Promise<void> {
  await enqueue('alertOperators', { name: taskName(`${kind} ${at}`), notBefore: at, data: { kind, at } });
}

/** Queues a mail about urgent cases after the current window: a flood of them is one mail for each. */
export async function scheduleUrgent(now: number = Date.now()): Promise<void> {
  if (!isMailOn()) return;
  await queueAlert('urgent', (Math.floor(now / WINDOW_MS) + 1) * WINDOW_MS + SLACK_MS);
}

/** Reads a task, and waits until it is due if the queue delivers early. */
export async function receiveAlert(data: unknown): Promise<AlertTask> {
  const task = z.parse(alertTask, data);
  await waitUntilDue(task.at, WINDOW_MS + SLACK_MS);
  return task;
}
