import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { inBatches, oneByOne } from './batching.ts';
import { db } from './firestore.ts';

async function readEach(paths: readonly string[]): Promise<(DocumentSnapshot | Error)[]> {
  try {
    return await db().getAll(...paths.map((path) => db().doc(path)));
  } catch (error) {
    if (paths.length === 1) throw error;
    // what is wrong with one of them is not to be the others' error
    return oneByOne(paths, (path) => db().doc(path).get());
  }
}

async function readTogether(paths: readonly string[]): Promise<(DocumentSnapshot | Error)[]> {
  const each = [...new Set(paths)];
  const read = await readEach(each);
  const found = new Map(each.map((path, index) => [path, read[index] as DocumentSnapshot | Error]));
  return paths.map((path) => found.get(path) as DocumentSnapshot | Error);
}

/** So that one answer stays a small one. */
const AT_ONCE_MAX = 300;

/**
 * Reads a document. What is asked for in one turn of the event loop is read in one round trip, and each document once:
 * a quiz that goes viral is read once for all who submit at that moment.
 */
export const batchedGet = inBatches(readTogether, AT_ONCE_MAX);
