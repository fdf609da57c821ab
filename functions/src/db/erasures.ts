import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import * as z from 'zod/mini';
import { db, fromStored, timestamp } from './firestore.ts';
import { forEachFound } from './paginate.ts';

const erasure = z.object({
  /** When the account was fully erased. */
  erasedAt: z.optional(z.number()),
});
type Erasure = z.infer<typeof erasure>;

/** Marks an account for erasure, before anything is deleted. */
export async function noteErasureRequest(uid: string, now: number): Promise<void> {
  await db()
    .doc(paths.deletion(uid))
    .set({ requestedAt: timestamp(now) });
}

/** Returns the note about an account; null if nobody asked to erase it. */
export async function fetchErasure(uid: string): Promise<Erasure | null> {
  return fromStored(erasure, await db().doc(paths.deletion(uid)).get());
}

/** Throws `gone` for an account that is being erased, or was. */
export async function assertNotErased(uid: string): Promise<void> {
  if (await fetchErasure(uid)) throw new DomainError('gone', 'The account is deleted, or is being deleted.');
}

/** Marks an account as fully erased. */
export async function noteErased(uid: string, now: number): Promise<void> {
  await db()
    .doc(paths.deletion(uid))
    .update({ erasedAt: timestamp(now) });
}

/** Deletes the mark, once nothing of the account can reappear. */
export async function forgetErasure(uid: string): Promise<void> {
  await db().doc(paths.deletion(uid)).delete();
}

/** Calls `work` for each account whose erasure was requested before a time and isn't finished. Returns their number. */
export function forEachOverdueErasure(
  before: number,
  work: (uid: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  // the collection via a document: `paths` is loaded by every visitor, who needs no name for it
  const { parent: deletions } = db().doc(paths.deletion('any'));
  const overdue = deletions.where('requestedAt', '<', timestamp(before)).orderBy('requestedAt');
  return forEachFound(overdue, work, signal);
}
