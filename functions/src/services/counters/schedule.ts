import { INSIGHTS_WINDOW_S, RECOUNT_WINDOW_S, RENAME_WINDOW_S } from '@domain/limits.ts';
import * as z from 'zod/mini';
import { enqueue } from '../../db/task-queue.ts';
import { taskName, waitUntilDue } from '../tasks.ts';

/**
 * What is derived anew: the counts of a quiz's responses, of who chose what in it, of a creator's quizzes and plays or of
 * their messages; the list of their public quizzes; or what their quizzes say of their owner.
 */
const recountTask = z.object({
  kind: z.enum(['quiz', 'insights', 'profile', 'list', 'owner', 'inbox']),
  id: z.string(),
  /** Milliseconds since 1970. */
  notBefore: z.number(),
});
export type RecountTask = z.infer<typeof recountTask>;
/** What of whom is derived: `id` is a quiz's code or a creator's uid. */
export type RecountTarget = Pick<RecountTask, 'kind' | 'id'>;

/** Instances' clocks differ a little; a write that one puts at the end of a window must not come after the recount. */
const SLACK_MS = 250;

/** What takes more work than the rest is done less often. */
const WINDOW_S: Readonly<Partial<Record<RecountTask['kind'], number>>> = {
  insights: INSIGHTS_WINDOW_S,
  owner: RENAME_WINDOW_S,
};
const windowMs = (kind: RecountTask['kind']) => (WINDOW_S[kind] ?? RECOUNT_WINDOW_S) * 1000;

/**
 * Sees to it that a target is counted after the current window. All calls within one window share
 * one task; `now` must be later than the write that changed the count.
 */
export async function scheduleRecount({ kind, id }: RecountTarget, now: number = Date.now()): Promise<void> {
  const length = windowMs(kind);
  const window = Math.floor(now / length);
  const name = taskName(`${kind} ${id}@${window}`);
  const notBefore = (window + 1) * length + SLACK_MS;
  await enqueue('recount', { name, notBefore, data: { kind, id, notBefore } satisfies RecountTask });
}

/** Reads a task, and waits out its window where the queue delivers early. */
export async function receiveRecount(data: unknown): Promise<RecountTarget> {
  const { kind, id, notBefore } = z.parse(recountTask, data);
  await waitUntilDue(notBefore, windowMs(kind) + SLACK_MS);
  return { kind, id };
}
