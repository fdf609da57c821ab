import { paths } from '@domain/paths.ts';
import { db, timestamp } from './firestore.ts';

/** Notes that an account is to be erased, before anything of it is; `now` in milliseconds. */
export async function noteDeletion(uid: string, now: number): Promise<void> {
  await db()
    .doc(paths.deletion(uid))
    .set({ requestedAt: timestamp(now) });
}

export async function isToBeErased(uid: string): Promise<boolean> {
  return (await db().doc(paths.deletion(uid)).get()).exists;
}

/** Forgets the account itself, when nothing else of it is left. */
export async function forgetDeletion(uid: string): Promise<void> {
  await db().doc(paths.deletion(uid)).delete();
}
