import { paths } from '@domain/paths.ts';
import type { Query } from 'firebase-admin/firestore';
import { deleteInPages } from './delete.ts';
import { db } from './firestore.ts';

/** Every username that a person has reserved. */
export const usernamesOf = (uid: string): Query => db().collection(paths.usernames).where('uid', '==', uid);

/** Gives back every username that a person has reserved. */
export async function releaseUsernames(uid: string): Promise<void> {
  await deleteInPages(usernamesOf(uid));
}
