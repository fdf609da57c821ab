import { closedPaths } from '@domain/closed-paths.ts';
import { PAUSE_S } from '@domain/limits.ts';
import { deleteInPages } from './delete.ts';
import { db, timestamp } from './firestore.ts';

/** Keeps somebody from writing past the functions for PAUSE_S. */
export async function pause(uid: string, now: number): Promise<void> {
  await db()
    .doc(closedPaths.pause(uid))
    .set({ expiresAt: timestamp(now + PAUSE_S * 1000) });
}

/** Ends the pauses whose time is over: rules ask only whether there is one. */
export async function endPauses(now: number, signal?: AbortSignal): Promise<void> {
  await deleteInPages(
    db().collectionGroup(closedPaths.pauses).where('expiresAt', '<=', timestamp(now)),
    undefined,
    signal,
  );
}
