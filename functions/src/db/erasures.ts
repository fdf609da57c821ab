import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import * as z from 'zod/mini';
import { db, fromStored, timestamp } from './firestore.ts';
import { forEachFound } from './paginate.ts';

const erasure = z.object({
  /** Since when nothing of the account is left, in milliseconds since 1970; missing until then. */
  erasedAt: z.optional(z.number()),
});
export type Erasure = z.infer<typeof erasure>;

/** Notes that an account is to be erased, before anything of it is; `now` in milliseconds. */
export async function noteErasureRequest(uid: string, now: number): Promise<void> {
  await db()
    .doc(paths.deletion(uid))
    .set({ requestedAt: timestamp(now) });
}

/** The note about an account; null if nobody asked to erase it. */
export async function fetchErasure(uid: string): Promise<Erasure | null> {
  return fromStored(erasure, await db().doc(paths.deletion(uid)).get());
}

/** Refuses with `gone` what an account asks for that is to be erased, or is erased already. */
export async function assertNotErased(uid: string): Promise<void> {
  if (await fetchErasure(uid)) throw new DomainError('gone', 'The account is deleted, or is being deleted.');
}

/** Notes that nothing of an account is left but this note; `now` in milliseconds. */
export async function noteErased(uid: string, now: number): Promise<void> {
  await db()
    .doc(paths.deletion(uid))
    .update({ erasedAt: timestamp(now) });
}

/** Forgets the account itself, when nothing of it can come back. */
export async function forgetErasure(uid: string): Promise<void> {
  await db().doc(paths.deletion(uid)).delete();
}

/** Goes through the accounts whose erasure was asked for before a time, in milliseconds, and is not through. Returns how many there are. */
export function forEachOverdueErasure(before: number, work: (uid: string) => Promise<void>): Promise<number> {
  // the collection by way of a document: `paths` is loaded by every visitor, too, who needs no name for it
  const { parent: deletions } = db().doc(paths.deletion('any'));
  const overdue = deletions.where('requestedAt', '<', timestamp(before)).orderBy('requestedAt');
  return forEachFound(overdue, work);
}
