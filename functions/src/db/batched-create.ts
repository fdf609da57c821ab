import { COUNTED_AGAIN_MS } from '@domain/limits.ts';
import { inBatches, inTurns } from './batching.ts';
import { db, isPassing, isTaken } from './firestore.ts';
import { applyChanges, type MapChanges, sumOf } from './map-changes.ts';

/** What is written together or not at all. */
interface Creation {
  /** By path. */
  created: Readonly<Record<string, object>>;
  /** A path where nothing may be. */
  absent?: string;
  /** What is counted with it, and put on a scoreboard. */
  changes: MapChanges;
  /** Aborted when somebody else is to create it: it isn't, unless that has begun. */
  signal?: AbortSignal | undefined;
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

const placesOf = ({ created, absent }: Creation) => [
  ...Object.keys(created),
  ...(absent === undefined ? [] : [absent]),
];

/** Returns those of which nothing is there yet. */
async function notTaken(creations: readonly Creation[]): Promise<readonly Creation[]> {
  const found = await db().getAll(...creations.flatMap(placesOf).map((path) => db().doc(path)));
  const taken = new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  return creations.filter((one) => !placesOf(one).some((path) => taken.has(path)));
}

/** Creates all in one commit if possible. Returns whether each was created, or why not. */
async function createAll(creations: readonly Creation[]): Promise<(boolean | Error)[]> {
  const places = creations.flatMap(placesOf);
  try {
    if (new Set(places).size < places.length) throw new Error('One is there twice.');
    await commit(creations);
    return creations.map(() => true);
  } catch (error) {
    if (creations.length === 1) return [isTaken(error) ? false : (error as Error)];
    if (isPassing(error)) return creations.map(() => error as Error);
    const rest = isTaken(error) ? await notTaken(creations) : creations;
    // one that is refused must not fail the others
    const half = Math.ceil(rest.length / 2);
    const parts = rest.length < creations.length ? [rest] : [rest.slice(0, half), rest.slice(half)];
    const known = await Promise.all(parts.filter(({ length }) => length > 0).map(createAll));
    const results = new Map(known.flat().map((result, index) => [rest[index], result]));
    return creations.map((one) => results.get(one) ?? false);
  }
}

/** A submission is up to five documents of some kB in all, and a commit has at most 10 MB. */
const AT_ONCE_MAX = 250;
const creator = inBatches(createAll, AT_ONCE_MAX);
/** One after the other for the same creator: in the database they would wait for each other. */
const counter = inTurns(createAll, { size: AT_ONCE_MAX, pauseMs: COUNTED_AGAIN_MS });

/** Creates documents, all or none. False if one exists, which may be this call's own lost write: read it then. */
export const batchedCreate = (created: Creation['created']): Promise<boolean> => creator({ created, changes: {} });

/** The same, counted in the same write, and not beside what must be `absent`. Fails if what counts is missing. */
export const countedCreate = (key: string, creation: Creation): Promise<boolean> => counter(key, creation);
