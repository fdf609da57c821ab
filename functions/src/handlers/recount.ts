import { countAnew } from '../services/counting.ts';
import { receiveRecount } from '../services/recounts.ts';

/** Counts the target of a task anew. Safe to run any number of times. */
export async function recount(data: unknown): Promise<void> {
  await countAnew(await receiveRecount(data));
}
