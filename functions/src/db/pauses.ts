import { closedPaths } from '@domain/closed-paths.ts';
import { PAUSE_S } from '@domain/limits.ts';
import { db, timestamp } from './firestore.ts';

/** Keeps somebody from writing past the functions for PAUSE_S. */
export async function pause(uid: string, now: number): Promise<void> {
  await db()
    .doc(closedPaths.pause(uid))
    .set({ expiresAt: timestamp(now + PAUSE_S * 1000) });
}

/** Ends the pauses whose time is over, some of them if there are many: rules ask only whether there is one. */
export async function endPauses(now: number): Promise<void> {
  const over = db().collectionGroup(closedPaths.pauses).where('expiresAt', '<=', timestamp(now));
  const { docs } = await over.limit(500).select().get();
  const batch = db().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
