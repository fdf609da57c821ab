import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Queue } from '@domain/dead-letter.ts';
import { getFunctions } from 'firebase-admin/functions';
import { REGION } from '../support/config.ts';

/** Returns a task's name, hashed because Cloud Tasks wants names to be spread evenly. */
export const taskName = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Waits until a task is due, up to a limit: Google's emulator ignores schedules and delivers immediately. */
export async function waitUntilDue(notBefore: number, atMostMs: number): Promise<void> {
  const early = notBefore - Date.now();
  if (early > 0) await delay(Math.min(early, atMostMs));
}

interface QueuedTask<Data> {
  /** Letters, digits, `-` and `_`. A second task of the same name isn't queued. */
  name: string;
  notBefore: number;
  data: Data;
}

const isDuplicate = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';

async function queue(name: Queue, task: QueuedTask<object>): Promise<void> {
  try {
    await getFunctions()
      .taskQueue(`locations/${REGION}/functions/${name}`)
      .enqueue(task.data, { id: task.name, scheduleTime: new Date(task.notBefore) });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Asks the queue for a task even if this instance has queued it before. Throws when the queue can't be reached. */
export const reachQueue: (name: Queue, task: QueuedTask<object>) => Promise<void> = queue;

/** How many queued tasks this instance remembers by name. */
const REMEMBERED_MAX = 1000;
const queued = new Map<string, Promise<void>>();

/** Queues a task; one of the same name does the work of both. An instance asks the queue only once per name. */
export function enqueue(name: Queue, task: QueuedTask<object>): Promise<void> {
  const before = queued.get(task.name);
  if (before !== undefined) return before;
  const attempt = queue(name, task).catch((error: unknown) => {
    queued.delete(task.name);
    throw error;
  });
  queued.set(task.name, attempt);
  const [oldest] = queued.keys();
  if (queued.size > REMEMBERED_MAX && oldest !== undefined) queued.delete(oldest);
  return attempt;
}
