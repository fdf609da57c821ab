import { db } from './firestore.ts';

/** Deletes what lies privately under a document that was deleted: Firestore leaves it there. */
export async function deletePrivate(documentPath: string): Promise<void> {
  const documents = await db().doc(documentPath).collection('private').listDocuments();
  await Promise.all(documents.map((document) => document.delete()));
}
