import { SUMMARY_LATE_S } from '@domain/limits.ts';
import * as z from 'zod/mini';
import { forEachSubscriber } from '../../db/summaries.ts';
import { enqueue, taskName } from '../../db/task-queue.ts';
import { isMailOn } from '../../support/config.ts';
import { weekEndBefore } from './week.ts';

const summaryTask = z.object({ uid: z.string(), weekEnd: z.number(), notAfter: z.number() });
type SummaryTask = z.infer<typeof summaryTask>;

export const readSummaryTask = (data: unknown): SummaryTask => z.parse(summaryTask, data);

/** Queues one person's summary. Its name is the week's: repeated runs queue it once. */
async function queueSummary(task: SummaryTask): Promise<void> {
  const { uid, weekEnd } = task;
  await enqueue('sendSummary', { name: taskName(`summary ${uid}@${weekEnd}`), notBefore: 0, data: task });
}

/** Queues the summary of the last full week for everybody who switched it on. */
export async function scheduleSummaries(): Promise<void> {
  if (!isMailOn()) return;
  const now = Date.now();
  const times = { weekEnd: weekEndBefore(now), notAfter: now + SUMMARY_LATE_S * 1000 };
  await forEachSubscriber((uid) => queueSummary({ uid, ...times }));
}
