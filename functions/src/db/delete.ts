import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './firestore.ts';

const PAGE = 100;
/** The limit of deletions in one write. */
const WRITE_MAX = 400;

/** Deletes documents in order; in one write unless there are very many. */
export async function deleteAll(documents: readonly DocumentReference[]): Promise<void> {
  for (let from = 0; from < documents.length; from += WRITE_MAX) {
    const batch = db().batch();
    for (const document of documents.slice(from, from + WRITE_MAX)) batch.delete(document);
    await batch.commit();
  }
}

/** Deletes what lies below a deleted document: Firestore leaves it there. */
export async function deletePrivate(documentPath: string): Promise<void> {
  const documents = await db().doc(documentPath).collection('private').listDocuments();
  await Promise.all(documents.map((document) => document.delete()));
}

/** Calls `end` with all that a query finds, page by page; `end` deletes it, or takes it out of the query. Throws the signal's reason between two pages. */
export async function inPages(
  query: Query,
  end: (documents: QueryDocumentSnapshot[]) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { docs } = await query.limit(PAGE).get();
    if (docs.length === 0) return;
    await end(docs);
  }
}

/** Deletes what a query finds, each together with what `below` names. Safe to repeat: nothing below outlives it. */
export function deleteInPages(
  query: Query,
  below: (document: DocumentReference) => Promise<DocumentReference[]> | DocumentReference[] = () => [],
  signal?: AbortSignal,
): Promise<void> {
  return inPages(
    query.select(),
    async (documents) => {
      const groups = await Promise.all(documents.map(async ({ ref }) => [...(await below(ref)), ref]));
      await deleteAll(groups.flat());
    },
    signal,
  );
}
