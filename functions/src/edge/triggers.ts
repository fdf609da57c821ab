import type { Queue } from '@domain/dead-letter.ts';
import { BACKGROUND_INSTANCES, CONCURRENCY } from '@domain/limits.ts';
import { UNREADABLE } from '@domain/upgrade-document.ts';
import { onDocumentDeleted, onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { onTaskDispatched, type TaskQueueFunction } from 'firebase-functions/tasks';
import * as z from 'zod/mini';
import { type AnswerOfTask, deleteDeadLetter, storeDeadLetter } from '../db/dead-letters.ts';
import type { DocumentWrite } from '../db/firestore.ts';
import { taskName } from '../db/task-queue.ts';
import { type Context, createContext } from '../services/context.ts';
import { storeDayCounts } from '../services/service-days.ts';
import { mailSecrets, SIGNING_KEY } from '../support/config.ts';
import { noteGone } from '../support/deletions.ts';
import { logFailure, withRequestId } from '../support/log.ts';
import { toDomainError } from './errors.ts';

/** Runs work under the id of its event or task. Logs a failure without its text and rethrows, for a retry. */
const inBackground = (operation: string, id: string, work: () => Promise<void>): Promise<void> =>
  withRequestId(id, () => attempt(operation, work));

async function attempt(operation: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    void storeDayCounts();
  } catch (error) {
    const known = toDomainError(error);
    logFailure(operation, known.code, error);
    void storeDayCounts();
    // the platform logs what is thrown, and a foreign message may name a document or a person
    throw new Error(`${operation}: ${known.code}`);
  }
}

type WriteHandler = (write: DocumentWrite) => Promise<void>;
const triggerOf = (document: string) => ({ document, retry: true, maxInstances: BACKGROUND_INSTANCES });
const idIn = (params: object) => (params as Record<string, string>)['id'] ?? '';

interface Snapshot {
  data(): Readonly<Record<string, unknown>> | undefined;
}
interface ChangeEvent {
  id: string;
  params: object;
  data?: { before: Snapshot; after: Snapshot } | undefined;
  time: string;
}
const onChange =
  (operation: string, pattern: string, handler: WriteHandler) =>
  ({ id, params, data, time }: ChangeEvent) =>
    inBackground(operation, id, () => {
      const after = data?.after.data() ?? null;
      if (!after) noteGone(pattern, idIn(params));
      return handler({ id: idIn(params), at: Date.parse(time), before: data?.before.data() ?? null, after });
    });

/** A trigger on every write of a document; `pattern` comes from domain/paths, with `{id}` as its last segment. */
export const documentTrigger = (
  operation: string,
  pattern: string,
  handler: WriteHandler,
): ReturnType<typeof onDocumentWritten> => onDocumentWritten(triggerOf(pattern), onChange(operation, pattern, handler));

export const updateTrigger = (
  operation: string,
  pattern: string,
  handler: WriteHandler,
): ReturnType<typeof onDocumentUpdated> => onDocumentUpdated(triggerOf(pattern), onChange(operation, pattern, handler));

/** The same for deletions alone. */
export function deletionTrigger(
  operation: string,
  pattern: string,
  handler: WriteHandler,
): ReturnType<typeof onDocumentDeleted> {
  return onDocumentDeleted(triggerOf(pattern), ({ id, params, data, time }) =>
    inBackground(operation, id, () => {
      noteGone(pattern, idIn(params));
      return handler({ id: idIn(params), at: Date.parse(time), before: data?.data() ?? null, after: null });
    }),
  );
}

interface QueueOptions {
  timeoutSeconds: number;
  maxAttempts: number;
  /** The first pause before another attempt. */
  minBackoffSeconds?: number;
  /** How many tasks run concurrently, on all instances. */
  atOnce?: number;
  perSecond?: number;
  /** Which answer a task is about, if any: what is kept of it ends with that. */
  answerIn?: (data: unknown) => AnswerOfTask | undefined;
  sendsMail?: true;
}

/** What runs out of time or finds no instance leaves nothing: dead letters are stored before the last attempts. */
const LAST_ATTEMPTS = 3;

/** Whether a task's data isn't of a shape that this version reads. */
const isOfOtherShape = (error: unknown) => error instanceof z.core.$ZodError && error.name !== UNREADABLE;

/**
 * A task queue. Failed tasks are retried after pauses that grow to an hour. Those in their last attempts, and those
 * that can't be read, are dead letters until one succeeds.
 */
export function taskQueue(
  operation: Queue,
  handler: (data: unknown, context: Context) => Promise<void>,
  { timeoutSeconds, maxAttempts, minBackoffSeconds = 1, atOnce = 50, perSecond, answerIn, sendsMail }: QueueOptions,
): TaskQueueFunction {
  return onTaskDispatched(
    {
      secrets: [SIGNING_KEY, ...(sendsMail ? mailSecrets() : [])],
      timeoutSeconds,
      maxInstances: BACKGROUND_INSTANCES,
      concurrency: Math.max(CONCURRENCY, Math.ceil(atOnce / BACKGROUND_INSTANCES)),
      retryConfig: { maxAttempts, minBackoffSeconds },
      rateLimits: { maxConcurrentDispatches: atOnce, ...(perSecond && { maxDispatchesPerSecond: perSecond }) },
    },
    async ({ data, id, retryCount }) => {
      const letter = taskName(`${operation} ${id}`);
      const keep = () => storeDeadLetter({ id: letter, queue: operation, at: Date.now() }, data, answerIn?.(data));
      await inBackground(operation, id, async () => {
        if (retryCount >= maxAttempts - LAST_ATTEMPTS) await keep();
        try {
          await handler(data, createContext());
        } catch (error) {
          if (isOfOtherShape(error)) await keep();
          throw error;
        }
        if (retryCount > 0) await deleteDeadLetter(letter);
      });
    },
  );
}

/** A run at UTC times in cron syntax. A failed run is retried twice. */
export function scheduled(operation: string, schedule: string, handler: () => Promise<void>): ScheduleFunction {
  return onSchedule({ schedule, timeZone: 'Etc/UTC', timeoutSeconds: 540, maxInstances: 1, retryCount: 2 }, (event) =>
    inBackground(operation, event.scheduleTime, handler),
  );
}
