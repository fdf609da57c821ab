import { COUNTED_AGAIN_MS } from '@domain/limits.ts';
import { inBatches, inTurns, oneByOne } from './batching.ts';
import { db, isAlreadyExists } from './firestore.ts';
import { applyChanges, type MapChanges, sumOf } from './map-changes.ts';

/** What is written together or not at all. */
interface Creation {
  /** By path. */
  created: Readonly<Record<string, object>>;
  /** What is counted with it, and put on a scoreboard. */
  changes: MapChanges;
}

async function commit(creations: readonly Creation[]): Promise<void> {
  const batch = db().batch();
  for (const { created } of creations) {
    for (const [path, fields] of Object.entries(created)) batch.create(db().doc(path), fields);
  }
  applyChanges(batch, sumOf(creations.map(({ changes }) => changes)));
  await batch.commit();
}

async function create(creation: Creation): Promise<boolean> {
  try {
    await commit([creation]);
    return true;
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
}

async function createAll(creations: readonly Creation[]): Promise<(boolean | Error)[]> {
  const paths = creations.flatMap(({ created }) => Object.keys(created));
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
 * The same, counted in the same write; calls that count for one `key`, a creator, share one and write each count once.
 * Fails if what counts them is missing.
 */
export const countedCreate = (key: string, created: Creation['created'], changes: MapChanges): Promise<boolean> =>
  counter(key, { created, changes });
