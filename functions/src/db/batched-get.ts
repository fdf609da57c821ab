import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { inBatches } from './batching.ts';
import { db } from './firestore.ts';

async function readEach(paths: readonly string[]): Promise<(DocumentSnapshot | Error)[]> {
  try {
    return await db().getAll(...paths.map((path) => db().doc(path)));
  } catch (error) {
    if (paths.length === 1) throw error;
    // one bad path must not fail the others
    return Promise.all(
      paths.map((path) =>
        db()
          .doc(path)
          .get()
          .catch((reason: Error) => reason),
      ),
    );
  }
}

async function readTogether(paths: readonly string[]): Promise<(DocumentSnapshot | Error)[]> {
  const each = [...new Set(paths)];
  const read = await readEach(each);
  const found = new Map(each.map((path, index) => [path, read[index] as DocumentSnapshot | Error]));
  return paths.map((path) => found.get(path) as DocumentSnapshot | Error);
}

/** Keeps one answer small. */
const AT_ONCE_MAX = 300;

/** Reads a document. Calls in one turn of the event loop share a round trip and read each document once. */
export const batchedGet = inBatches(readTogether, AT_ONCE_MAX);
