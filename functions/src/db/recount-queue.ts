import { getFunctions } from 'firebase-admin/functions';
import { REGION } from '../support/config.ts';

export interface QueuedTask<Data> {
  /** Letters, digits, `-` and `_`; a second task of the same name is not queued. */
  name: string;
  /** Milliseconds since 1970. */
  notBefore: number;
  data: Data;
}

const isDuplicate = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';

/** Queues a recount; one of the same name that is queued or done already does the work of both. */
export async function enqueueRecount({ name, notBefore, data }: QueuedTask<object>): Promise<void> {
  const queue = getFunctions().taskQueue(`locations/${REGION}/functions/recount`);
  try {
    await queue.enqueue(data, { id: name, scheduleTime: new Date(notBefore) });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
