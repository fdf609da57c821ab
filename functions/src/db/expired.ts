import { CONTACT_REQUEST_KEPT_S, TRANSLATION_KEPT_S } from '@domain/limits.ts';
import type { Query } from 'firebase-admin/firestore';
import { deleteInPages } from './delete.ts';
import { db, timestamp } from './firestore.ts';

/** All collections with a TTL policy: their documents end at `expiresAt`. */
export const EXPIRING = [
  'private',
  'messages',
  'devices',
  'rateLimits',
  'reports',
  'receipts',
  'trackings',
  'heldUsernames',
  'contactRequests',
  'translations',
  'audit',
  'serviceDays',
] as const;

/** Collections whose older documents have only `createdAt`, and how long they are kept, in seconds. */
const UNDATED = { contactRequests: CONTACT_REQUEST_KEPT_S, translations: TRANSLATION_KEPT_S };

function* expiredAt(now: number): Generator<Query> {
  for (const group of EXPIRING) yield db().collectionGroup(group).where('expiresAt', '<=', timestamp(now));
  for (const [collection, keptS] of Object.entries(UNDATED))
    yield db()
      .collection(collection)
      .where('createdAt', '<=', timestamp(now - keptS * 1000));
}

/**
 * Deletes what has expired, all collections in parallel; one that fails doesn't stop the others, and its error is
 * thrown at the end. Throws the signal's reason between two pages.
 */
export async function deleteExpired(now: number, signal?: AbortSignal): Promise<void> {
  const results = await Promise.allSettled([...expiredAt(now)].map((query) => deleteInPages(query, () => [], signal)));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // a failure says more than the signal's reason
  const first = reasons.find((reason) => reason !== signal?.reason) ?? reasons[0];
  if (first !== undefined) throw first;
}
