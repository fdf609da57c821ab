import { FieldPath, type Query } from 'firebase-admin/firestore';
import { db } from './firestore.ts';

const PAGE = 200;

/**
 * Calls `work` for each id that a query finds, page by page in its order, `atOnce` in parallel; the fields it orders by
 * must be selected. Returns their number.
 */
export async function forEachFound(query: Query, work: (id: string) => Promise<void>, atOnce = 10): Promise<number> {
  const all = query.limit(PAGE);
  let total = 0;
  for (let page = await all.get(); ; ) {
    for (let from = 0; from < page.size; from += atOnce) {
      await Promise.all(page.docs.slice(from, from + atOnce).map(({ id }) => work(id)));
    }
    total += page.size;
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return total;
    page = await all.startAfter(last).get();
  }
}

/** The same for the ids of a whole collection. */
export function forEachId(collection: string, work: (id: string) => Promise<void>): Promise<number> {
  return forEachFound(db().collection(collection).orderBy(FieldPath.documentId()).select(), work);
}
