import { deleteInPages } from './delete.ts';
import { db, timestamp } from './firestore.ts';

/** The collections whose documents end at their `expiresAt`, wherever they lie: those with a TTL policy. */
export const EXPIRING = ['private', 'messages', 'rateLimits', 'reports', 'receipts'] as const;

/**
 * Deletes what has expired, page by page, all collections side by side; one that fails does not hold up the others, and
 * its error is thrown at the end. `now` in milliseconds; `signal` breaks it off between two pages, with its reason.
 */
export async function deleteExpired(now: number, signal?: AbortSignal): Promise<void> {
  const expired = (group: string) => db().collectionGroup(group).where('expiresAt', '<=', timestamp(now));
  const results = await Promise.allSettled(EXPIRING.map((group) => deleteInPages(expired(group), () => [], signal)));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // being broken off says less than a failure
  const first = reasons.find((reason) => reason !== signal?.reason) ?? reasons[0];
  if (first !== undefined) throw first;
}
