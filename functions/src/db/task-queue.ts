import { getFunctions } from 'firebase-admin/functions';
import { REGION } from '../support/config.ts';

/** The task queues: each is a function of its name in index.ts. */
export type Queue = 'recount' | 'eraseAccount' | 'cleanUpQuiz';

export interface QueuedTask<Data> {
  /** Letters, digits, `-` and `_`; a second task of the same name is not queued. */
  name: string;
  /** Milliseconds since 1970. */
  notBefore: number;
  data: Data;
}

const isDuplicate = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';

/** Queues a task; one of the same name that is queued or done already does the work of both. */
export async function enqueue(queue: Queue, { name, notBefore, data }: QueuedTask<object>): Promise<void> {
  try {
    await getFunctions()
      .taskQueue(`locations/${REGION}/functions/${queue}`)
      .enqueue(data, { id: name, scheduleTime: new Date(notBefore) });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
