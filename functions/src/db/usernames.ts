import { paths } from '@domain/paths.ts';
import { deleteInPages } from './delete.ts';
import { db } from './firestore.ts';

/** Gives back every username that a person has reserved. */
export async function releaseUsernames(uid: string): Promise<void> {
  await deleteInPages(db().collection(paths.usernames).where('uid', '==', uid));
}
