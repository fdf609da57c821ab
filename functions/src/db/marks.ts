import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Query,
} from 'firebase-admin/firestore';
import { inTransaction, type Transaction } from './firestore.ts';

const PAGE = 300;

interface Marking {
  /** The field that hides a document from visitors, in rules and functions: true or missing. */
  mark: 'isSuspended' | 'isQuizRemoved';
  /** Finds the documents. */
  query: Query;
  /** Returns the document to mark, if the query finds documents below it. */
  documentOf?: (below: DocumentReference) => DocumentReference;
  /** Returns whether the documents are to have the mark. */
  isTrue: (tx: Transaction) => Promise<boolean>;
}

/**
 * Marks all that a query finds, or unmarks it, page by page, however many there are. Each page is one transaction with
 * what decides, so that of two runs the later decision stays. What is as it should be isn't written, so that another run
 * goes on after a crash.
 */
export async function markAll({ mark, query, documentOf, isTrue }: Marking): Promise<void> {
  const first = query.orderBy(FieldPath.documentId()).select(mark).limit(PAGE);
  const markPage = (page: Query) =>
    inTransaction(async (tx) => {
      const is = await isTrue(tx);
      const { docs } = await tx.get(page);
      const documents: DocumentSnapshot[] =
        documentOf && docs.length > 0 ? await tx.getAll(...docs.map(({ ref }) => documentOf(ref))) : docs;
      for (const found of documents)
        if (found.exists && (found.get(mark) === true) !== is)
          tx.update(found.ref, { [mark]: is || FieldValue.delete() });
      return docs.length < PAGE ? undefined : docs.at(-1);
    });
  for (let last = await markPage(first); last; last = await markPage(first.startAfter(last)));
}
