import { inBatches, oneByOne } from './batching.ts';
import { db, isAlreadyExists } from './firestore.ts';

/** What is written together, all of it or nothing, by its paths. */
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
      // that one exists, or is refused, is the others' business neither; one that was written after all exists now
    }
  }
  return oneByOne(creations, create);
}

/** A submission is two or three documents, and a commit of some hundred is still a quick one. */
const AT_ONCE_MAX = 50;
const creator = inBatches(createAll, AT_ONCE_MAX);

/**
 * Creates documents by their paths, all or none. Returns false, and changes nothing, when one of them exists already: it may
 * be that this call wrote it, and did not hear of it, so who gets false reads what is there.
 * What is asked for in one turn of the event loop goes in one round trip.
 */
export const batchedCreate = (created: Documents): Promise<boolean> => creator(created);
