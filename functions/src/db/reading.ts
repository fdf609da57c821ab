import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { inBatches, oneByOne } from './batches.ts';
import { db } from './firestore.ts';

async function readTogether(paths: readonly string[]): Promise<(DocumentSnapshot | Error)[]> {
  const each = [...new Set(paths)];
  try {
    const snapshots = await db().getAll(...each.map((path) => db().doc(path)));
    const found = new Map(each.map((path, index) => [path, snapshots[index] as DocumentSnapshot]));
    return paths.map((path) => found.get(path) as DocumentSnapshot);
  } catch {
    // what is wrong with one of them is not to be the others' error
    return oneByOne(paths, (path) => db().doc(path).get());
  }
}

/** More than any moment asks for. */
const AT_ONCE_MAX = 300;

/**
 * Reads a document. What is asked for in one turn of the event loop is read in one round trip, and each document once:
 * a quiz that goes viral is read once for all who submit at that moment.
 */
export const readDocument = inBatches(readTogether, AT_ONCE_MAX);
