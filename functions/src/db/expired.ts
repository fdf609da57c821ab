import type { Query } from 'firebase-admin/firestore';
import { deleteInPages } from './delete.ts';
import { db, timestamp } from './firestore.ts';

/** All collections with a TTL policy: their documents end at `expiresAt`. */
export const EXPIRING = [
  'circles',
  'private',
  'messages',
  'devices',
  'rateLimits',
  'pauses',
  'reports',
  'keptWords',
  'receipts',
  'trackings',
  'heldUsernames',
  'contactRequests',
  'audit',
  'serviceDays',
  'deadLetters',
] as const;

const expiredOf = (group: string, now: number): Query =>
  db().collectionGroup(group).where('expiresAt', '<=', timestamp(now));

/** Deletes what has expired, all collections in parallel; a failure is thrown last. Throws the signal's reason. */
export async function deleteExpired(now: number, signal?: AbortSignal): Promise<void> {
  const results = await Promise.allSettled(
    EXPIRING.map((group) => deleteInPages(expiredOf(group, now), () => [], signal)),
  );
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // a failure says more than the signal's reason
  const first = reasons.find((reason) => reason !== signal?.reason) ?? reasons[0];
  if (first !== undefined) throw first;
}
