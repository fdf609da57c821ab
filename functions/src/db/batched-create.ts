import { COUNTED_AGAIN_MS } from '@domain/limits.ts';
import { inBatches, inTurns, oneByOne } from './batching.ts';
import { db, isTaken } from './firestore.ts';
import { applyChanges, type MapChanges, sumOf } from './map-changes.ts';

/** What is written together or not at all. */
interface Creation {
  /** By path. */
  created: Readonly<Record<string, object>>;
  /** A path where nothing may be. */
  absent?: string;
  /** What is counted with it, and put on a scoreboard. */
  changes: MapChanges;
}

async function commit(creations: readonly Creation[]): Promise<void> {
  const batch = db().batch();
  for (const { created, absent } of creations) {
    for (const [path, fields] of Object.entries(created)) batch.create(db().doc(path), fields);
    // of what isn't there: no write can be made to depend on it otherwise
    if (absent !== undefined) batch.delete(db().doc(absent), { exists: false });
  }
  applyChanges(batch, sumOf(creations.map(({ changes }) => changes)));
  await batch.commit();
}

async function create(creation: Creation): Promise<boolean> {
  try {
    await commit([creation]);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

async function createAll(creations: readonly Creation[]): Promise<(boolean | Error)[]> {
  const paths = creations.flatMap(({ created, absent }) => [...Object.keys(created), ...(absent ? [absent] : [])]);
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

/** A submission is up to five documents, and a commit of some hundred is still quick; an instance has 80 requests at once. */
const AT_ONCE_MAX = 80;
const creator = inBatches(createAll, AT_ONCE_MAX);
/** One after the other for the same creator: in the database they would wait for each other. */
const counter = inTurns(createAll, { size: AT_ONCE_MAX, pauseMs: COUNTED_AGAIN_MS });

/**
 * Creates documents, all or none. Returns false if one exists already, which may be this call's own lost write: read it
 * then. Calls in one turn of the event loop share a round trip.
 */
export const batchedCreate = (created: Creation['created']): Promise<boolean> => creator({ created, changes: {} });

/**
 * The same, counted in the same write, and not if there is a document that has to be `absent`. Calls that count for one
 * `key`, a creator, share one and write each count once. Fails if what counts them is missing.
 */
export const countedCreate = (key: string, creation: Creation): Promise<boolean> => counter(key, creation);
