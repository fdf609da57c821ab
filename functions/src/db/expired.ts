import { CONTACT_REQUEST_KEPT_S, TRANSLATION_KEPT_S } from '@domain/limits.ts';
import type { Query } from 'firebase-admin/firestore';
import { deleteInPages } from './delete.ts';
import { db, timestamp } from './firestore.ts';

/** The collections whose documents end at their `expiresAt`, wherever they lie: those with a TTL policy. */
export const EXPIRING = [
  'private',
  'messages',
  'rateLimits',
  'reports',
  'receipts',
  'heldUsernames',
  'contactRequests',
  'translations',
] as const;

/** Those of which older documents say only when they were made, and for how long they are kept, in seconds. */
const UNDATED = { contactRequests: CONTACT_REQUEST_KEPT_S, translations: TRANSLATION_KEPT_S };

/** What has expired; `now` in milliseconds. */
function* expiredAt(now: number): Generator<Query> {
  for (const group of EXPIRING) yield db().collectionGroup(group).where('expiresAt', '<=', timestamp(now));
  for (const [collection, keptS] of Object.entries(UNDATED))
    yield db()
      .collection(collection)
      .where('createdAt', '<=', timestamp(now - keptS * 1000));
}

/**
 * Deletes what has expired, page by page, all collections side by side; one that fails does not hold up the others, and
 * its error is thrown at the end. `now` in milliseconds; `signal` breaks it off between two pages, with its reason.
 */
export async function deleteExpired(now: number, signal?: AbortSignal): Promise<void> {
  const results = await Promise.allSettled([...expiredAt(now)].map((query) => deleteInPages(query, () => [], signal)));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // being broken off says less than a failure
  const first = reasons.find((reason) => reason !== signal?.reason) ?? reasons[0];
  if (first !== undefined) throw first;
}
