import { FIRST_TRY_KEPT_S } from '@domain/limits.ts';
import { closedPaths } from '@domain/paths.ts';
import { batchedGet } from './batched-get.ts';
import { endOf } from './firestore.ts';

/** Returns whether somebody has played, whatever became of the response. */
export async function hasTried(key: string): Promise<boolean> {
  return (await batchedGet(closedPaths.firstTry(key))).exists;
}

/** Returns the note of a first try, by its path, to be written with the response; nothing for a null key. */
export const firstTryFields = (key: string | null, at: number): Readonly<Record<string, object>> =>
  key === null ? {} : { [closedPaths.firstTry(key)]: { expiresAt: endOf(at, FIRST_TRY_KEPT_S) } };
