import { REPORT_KEPT_S, REPORT_RESOLVED_KEPT_S } from '@domain/limits.ts';
import { type Report, report } from '@domain/moderation/report.ts';
import { closedPaths } from '@domain/paths.ts';
import { FieldValue, type Query } from 'firebase-admin/firestore';
import { deleteInPages } from './delete.ts';
import { db, fromStored, inTransaction, timestamp, unlessGone } from './firestore.ts';

/**
 * Stores a report. A later one of the same message and person reopens it with its own reason and note, and keeps the
 * evidence; an identical one changes nothing while it is open.
 */
export async function saveReport({ id, sentAt, repliedAt, reportedAt, ...fields }: Report): Promise<void> {
  const document = db().doc(closedPaths.report(id));
  const { reason, note, status } = fields;
  const times = { reportedAt: timestamp(reportedAt), expiresAt: timestamp(reportedAt + REPORT_KEPT_S * 1000) };
  await inTransaction(async (transaction) => {
    const before = fromStored(report, await transaction.get(document));
    if (!before)
      transaction.create(document, {
        ...fields,
        ...times,
        sentAt: timestamp(sentAt),
        ...(repliedAt !== undefined && { repliedAt: timestamp(repliedAt) }),
      });
    else if (before.status !== status || before.reason !== reason || before.note !== note)
      transaction.update(document, { reason, note, status, ...times, resolvedAt: FieldValue.delete() });
  });
}

export async function fetchReport(id: string): Promise<Report | null> {
  return fromStored(report, await db().doc(closedPaths.report(id)).get());
}

async function fetchAll(query: Query): Promise<Report[]> {
  const { docs } = await query.get();
  return docs
    .map((document) => fromStored(report, document))
    .filter((found) => found !== null)
    .sort((one, other) => one.reportedAt - other.reportedAt);
}

/** Returns every open report, oldest first. */
export const fetchOpenReports = (): Promise<Report[]> =>
  fetchAll(db().collection(closedPaths.reports).where('status', '==', 'open'));

/** Returns every report of what one sender wrote to one recipient, oldest first. */
export const fetchReportsOf = (senderKey: string): Promise<Report[]> =>
  fetchAll(db().collection(closedPaths.reports).where('senderKey', '==', senderKey));

/** Returns every report of what a creator replied to somebody, oldest first. */
export const fetchReportsOfReplier = (replierId: string): Promise<Report[]> =>
  fetchAll(db().collection(closedPaths.reports).where('replierId', '==', replierId));

export async function resolveReport(id: string, status: 'deleted' | 'kept', now: number): Promise<void> {
  await unlessGone(
    db()
      .doc(closedPaths.report(id))
      .update({ status, resolvedAt: timestamp(now), expiresAt: timestamp(now + REPORT_RESOLVED_KEPT_S * 1000) }),
  );
}

export const reportsBy = (recipientId: string): Query =>
  db().collection(closedPaths.reports).where('recipientId', '==', recipientId);

export async function deleteReportsBy(recipientId: string, signal?: AbortSignal): Promise<void> {
  await deleteInPages(reportsBy(recipientId), undefined, signal);
}
