import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { onTaskDispatched, type TaskQueueFunction } from 'firebase-functions/tasks';
import type { DocumentWrite } from '../db/document-write.ts';
import type { Context } from '../services/context.ts';
import { SIGNING_KEY } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { createContext } from './context.ts';
import { toDomainError } from './errors.ts';

/** Runs work that nobody waits for; a failure is logged without its text and thrown on, so that it is tried again. */
async function inBackground(operation: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const known = toDomainError(error);
    logFailure(operation, known.code, error);
    // only the code goes on: the platform logs what is thrown, and a foreign message may name a document or a person
    throw new Error(`${operation}: ${known.code}`);
  }
}

/** A trigger on every write of a document; `pattern` comes from domain/paths with `{id}` as its last segment. */
export function documentTrigger(
  operation: string,
  pattern: string,
  handler: (write: DocumentWrite) => Promise<void>,
): ReturnType<typeof onDocumentWritten> {
  return onDocumentWritten({ document: pattern, retry: true }, ({ params, data, time }) =>
    inBackground(operation, () =>
      handler({
        id: (params as Record<string, string>)['id'] ?? '',
        at: Date.parse(time),
        before: data?.before.data() ?? null,
        after: data?.after.data() ?? null,
      }),
    ),
  );
}

/** How long one try of a task may take, and how often it is tried. */
export interface Patience {
  timeoutSeconds: number;
  maxAttempts: number;
}

/** A task queue; a failed task is tried again, each time after a longer pause of an hour at most. */
export function taskQueue(
  operation: string,
  handler: (data: unknown, context: Context) => Promise<void>,
  { timeoutSeconds, maxAttempts }: Patience,
): TaskQueueFunction {
  return onTaskDispatched(
    {
      secrets: [SIGNING_KEY],
      timeoutSeconds,
      retryConfig: { maxAttempts, minBackoffSeconds: 1 },
      rateLimits: { maxConcurrentDispatches: 50 },
    },
    ({ data }) => inBackground(operation, () => handler(data, createContext())),
  );
}

/** Work that is done once a day, at a time of UTC written as in cron; a run that failed is tried again twice. */
export function daily(operation: string, time: string, handler: () => Promise<void>): ScheduleFunction {
  return onSchedule(
    { schedule: `${time} * * *`, timeZone: 'Etc/UTC', timeoutSeconds: 540, maxInstances: 1, retryCount: 2 },
    () => inBackground(operation, handler),
  );
}
