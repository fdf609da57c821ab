import { FieldPath, type Query } from 'firebase-admin/firestore';
import { db } from './firestore.ts';

const PAGE = 200;

/**
 * Goes through the ids of a collection in their order, page by page, and has `work` done for each, the ids of one page
 * side by side in groups. Gives how many there were.
 */
export async function forEachId(collection: string, work: (id: string) => Promise<void>, atOnce = 10): Promise<number> {
  const all: Query = db().collection(collection).orderBy(FieldPath.documentId()).select().limit(PAGE);
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
