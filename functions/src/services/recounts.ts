import { INSIGHTS_WINDOW_S, RECOUNT_WINDOW_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import * as z from 'zod/mini';
import { enqueue } from '../db/task-queue.ts';
import { taskName, waitUntilDue } from './task-times.ts';

/**
 * What is derived anew: the counts of a quiz's responses, of who chose what in it, of a creator's quizzes and plays or of
 * their messages; or the list of their public quizzes.
 */
const recountTask = z.object({
  kind: z.enum(['quiz', 'insights', 'profile', 'list', 'inbox']),
  id: z.string(),
  /** Milliseconds since 1970. */
  notBefore: z.number(),
});
export type RecountTask = z.infer<typeof recountTask>;
/** A document that is derived: `id` is a quiz's code or a creator's uid. */
export type Counted = Pick<RecountTask, 'kind' | 'id'>;

/** Instances' clocks differ a little; a write that one puts at the end of a window must not come after the recount. */
const SLACK_MS = 250;

/** The path of the document that holds what is derived; a task's name is made from it. */
const COUNTED: Readonly<Record<RecountTask['kind'], (id: string) => string>> = {
  quiz: paths.quiz,
  insights: paths.quizInsights,
  profile: paths.profile,
  list: paths.listing,
  inbox: paths.account,
};

const windowMs = (kind: RecountTask['kind']) => (kind === 'insights' ? INSIGHTS_WINDOW_S : RECOUNT_WINDOW_S) * 1000;

/**
 * Sees to it that a target is counted after the current window. All calls within one window share
 * one task; `now` must be later than the write that changed the count.
 */
export async function requestRecount({ kind, id }: Counted, now: number = Date.now()): Promise<void> {
  const length = windowMs(kind);
  const window = Math.floor(now / length);
  const name = taskName(`${COUNTED[kind](id)}@${window}`);
  const notBefore = (window + 1) * length + SLACK_MS;
  await enqueue('recount', { name, notBefore, data: { kind, id, notBefore } satisfies RecountTask });
}

/** Reads a task, and waits out its window where the queue delivers early. */
export async function receiveRecount(data: unknown): Promise<Counted> {
  const { kind, id, notBefore } = z.parse(recountTask, data);
  await waitUntilDue(notBefore, windowMs(kind) + SLACK_MS);
  return { kind, id };
}
