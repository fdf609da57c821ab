import { inBatches, oneByOne } from './batching.ts';
import { db, isAlreadyExists } from './firestore.ts';

/** Documents by path, to be written together or not at all. */
type Documents = Readonly<Record<string, object>>;

async function commit(creations: readonly Documents[]): Promise<void> {
  const batch = db().batch();
  for (const created of creations) {
    for (const [path, fields] of Object.entries(created)) batch.create(db().doc(path), fields);
  }
  await batch.commit();
}

async function create(creation: Documents): Promise<boolean> {
  try {
    await commit([creation]);
    return true;
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
}

async function createAll(creations: readonly Documents[]): Promise<(boolean | Error)[]> {
  const paths = creations.flatMap((created) => Object.keys(created));
  if (creations.length > 1 && new Set(paths).size === paths.length) {
    try {
      await commit(creations);
      return creations.map(() => true);
    } catch {
      // one that exists, or is refused, must not fail the others: each is written by itself below
    }
  }
  return oneByOne(creations, create);
}

/** A submission is two or three documents, and a commit of some hundred is still quick. */
const AT_ONCE_MAX = 50;
const creator = inBatches(createAll, AT_ONCE_MAX);

/**
 * Creates documents, all or none. Returns false if one exists already, which may be this call's own lost write: read it
 * then. Calls in one turn of the event loop share a round trip.
 */
export const batchedCreate = (created: Documents): Promise<boolean> => creator(created);
