import { recountTarget } from '../services/counters/recount.ts';
import { receiveRecount } from '../services/counters/schedule.ts';

/** Counts the target of a task anew. Safe to run any number of times. */
export async function recount(data: unknown): Promise<void> {
  await recountTarget(await receiveRecount(data));
}
