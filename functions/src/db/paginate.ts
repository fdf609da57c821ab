import { type DocumentReference, FieldPath, type Query } from 'firebase-admin/firestore';
import { db } from './firestore.ts';

const PAGE = 200;
const AT_ONCE = 10;

type Work = (id: string, document: DocumentReference) => Promise<void>;

/** Calls `work` for each document of a page, some in parallel. Returns the last one if there may be more pages. */
async function workThrough(query: Query, work: Work) {
  const { docs } = await query.limit(PAGE).get();
  for (let from = 0; from < docs.length; from += AT_ONCE) {
    await Promise.all(docs.slice(from, from + AT_ONCE).map(({ id, ref }) => work(id, ref)));
  }
  return { size: docs.length, last: docs.length < PAGE ? undefined : docs.at(-1) };
}

/**
 * Calls `work` for each document of a query, which must select the fields it orders by. Returns their number. A failure
 * doesn't keep it from the others: the first one is thrown last. Throws the signal's reason between two pages.
 */
export async function forEachFound(query: Query, work: Work, signal?: AbortSignal): Promise<number> {
  let total = 0;
  const failures: unknown[] = [];
  const tryWork: Work = (...one) => work(...one).catch((error: unknown) => void failures.push(error));
  for (let page = query; ; ) {
    signal?.throwIfAborted();
    const { size, last } = await workThrough(page, tryWork);
    total += size;
    if (!last) break;
    page = query.startAfter(last);
  }
  if (failures.length > 0) throw failures[0];
  return total;
}

/** The same in the order of their ids, after one of them. Once the signal says so, returns the last one before the rest. */
export async function forEachAfter(
  after: string | null,
  query: Query,
  work: Work,
  signal: AbortSignal,
): Promise<string | null> {
  const all = query.orderBy(FieldPath.documentId()).select();
  for (let id = after; ; ) {
    const { last } = await workThrough(id === null ? all : all.startAfter(id), work);
    if (!last) return null;
    if (signal.aborted) return last.id;
    id = last.id;
  }
}

/** The same for the ids of a whole collection. */
export function forEachId(collection: string, work: Work): Promise<number> {
  return forEachFound(db().collection(collection).orderBy(FieldPath.documentId()).select(), work);
}
