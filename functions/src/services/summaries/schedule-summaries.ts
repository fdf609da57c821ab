import { BACKGROUND_MS, SUMMARY_LATE_S } from '@domain/limits.ts';
import * as z from 'zod/mini';
import { forEachSubscriber } from '../../db/summaries.ts';
import { enqueue, taskName } from '../../db/task-queue.ts';
import { isMailOn } from '../../support/config.ts';
import { weekEndBefore } from './week.ts';

const times = { weekEnd: z.number(), notAfter: z.number() };
/** One person's summary. */
const ofOne = z.object({ uid: z.string(), ...times });
/** Queues the summaries of everybody after somebody, where there was no more time. */
const ofOthers = z.object({ after: z.string(), ...times });
const summaryTask = z.union([ofOne, ofOthers]);
type SummaryTask = z.infer<typeof summaryTask>;

export const readSummaryTask = (data: unknown): SummaryTask => z.parse(summaryTask, data);

/** Queues one person's summary. Its name is the week's: repeated runs queue it once. */
async function queueSummary(task: z.infer<typeof ofOne>): Promise<void> {
  const { uid, weekEnd } = task;
  await enqueue('sendSummary', { name: taskName(`summary ${uid}@${weekEnd}`), notBefore: 0, data: task });
}

/** Queues summaries in the order of uids, as many as there is time for, and a task that goes on after the last. */
export async function queueSummaries(after: string | null, of: Omit<z.infer<typeof ofOthers>, 'after'>): Promise<void> {
  const { weekEnd, notAfter } = of;
  const signal = AbortSignal.timeout(BACKGROUND_MS);
  const last = await forEachSubscriber(after, (uid) => queueSummary({ uid, weekEnd, notAfter }), signal);
  if (last === null) return;
  const data = { after: last, weekEnd, notAfter } satisfies SummaryTask;
  await enqueue('sendSummary', { name: taskName(`summaries@${weekEnd} after ${last}`), notBefore: 0, data });
}

/** Queues the summary of the last full week for everybody who switched it on. */
export async function scheduleSummaries(): Promise<void> {
  if (!isMailOn()) return;
  const now = Date.now();
  await queueSummaries(null, { weekEnd: weekEndBefore(now), notAfter: now + SUMMARY_LATE_S * 1000 });
}
