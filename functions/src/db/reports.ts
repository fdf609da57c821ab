import { REPORT_KEPT_S, REPORT_SENT_KEPT_S } from '@domain/limits.ts';
import { type Report, report, withComplaint } from '@domain/moderation/report.ts';
import { closedPaths } from '@domain/paths.ts';
import { type DocumentReference, FieldValue, type Query } from 'firebase-admin/firestore';
import { deleteInPages } from './delete.ts';
import { db, fromStored, inTransaction, isAlreadyExists, timestamp } from './firestore.ts';

const TIMES: ReadonlySet<string> = new Set(['sentAt', 'repliedAt', 'reportedAt', 'dueAt']);
const toStored = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, TIMES.has(name) ? timestamp(value as number) : value]),
  );

const keptFrom = (reportedAt: number) => ({ expiresAt: timestamp(reportedAt + REPORT_KEPT_S * 1000) });
/** A case that is open again has no end yet. */
const changed = ({ reportedAt, ...changes }: Partial<Report>) => ({
  ...toStored(changes),
  ...(reportedAt !== undefined && {
    reportedAt: timestamp(reportedAt),
    ...keptFrom(reportedAt),
    resolvedAt: FieldValue.delete(),
  }),
});

const sendingRef = (id: string) => db().doc(closedPaths.receipt('report', id));
const sendingFields = (now: number) => ({ expiresAt: timestamp(now + REPORT_SENT_KEPT_S * 1000) });

/**
 * Counts another complaint that changes nothing else, without reading the case in a transaction: many people may report
 * it at once. Returns false if more has to be done.
 */
async function countOnly(document: DocumentReference, { reportedAt: now, ...opened }: Report, sending: string) {
  const before = fromStored(report, await document.get());
  const changes = before && withComplaint(before, opened, now);
  if (!before || (changes && Object.keys(changes).join() !== 'count')) return false;
  const batch = db().batch().create(sendingRef(sending), sendingFields(now));
  if (changes) batch.update(document, { count: FieldValue.increment(1) });
  await batch.commit().catch((error: unknown) => {
    if (!isAlreadyExists(error)) throw error;
  });
  return true;
}

/**
 * Stores a new case, or adds its complaint to the one that there is; the evidence stays. `sending` is the id of what was
 * sent: a second time it changes nothing.
 */
export async function saveReport(opened: Report, sending?: string): Promise<void> {
  const { id, ...fields } = opened;
  const { reportedAt: now } = fields;
  const document = db().doc(closedPaths.report(id));
  if (sending !== undefined && (await countOnly(document, opened, sending))) return;
  await inTransaction(async (tx) => {
    const [stored, sent] = await tx.getAll(document, ...(sending === undefined ? [] : [sendingRef(sending)]));
    if (sent?.exists) return;
    const before = stored && fromStored(report, stored);
    const changes = before && withComplaint(before, opened, now);
    if (!before) tx.create(document, { ...toStored(fields), ...keptFrom(now) });
    else if (changes) tx.update(document, changed(changes));
    if (sending !== undefined) tx.create(sendingRef(sending), sendingFields(now));
  });
}

/** Notes only that something was sent, with the reads and writes of a report. */
export async function noteSending(sending: string, now: number): Promise<void> {
  const ref = sendingRef(sending);
  await ref.get();
  await inTransaction(async (tx) => {
    const [sent] = await tx.getAll(ref);
    if (!sent?.exists) tx.create(ref, sendingFields(now));
  });
}

export async function hasReport(id: string): Promise<boolean> {
  return (await db().doc(closedPaths.report(id)).get()).exists;
}

export async function fetchReport(id: string): Promise<Report | null> {
  return fromStored(report, await db().doc(closedPaths.report(id)).get());
}

export const reportsBy = (recipientId: string): Query =>
  db().collection(closedPaths.reports).where('recipientId', '==', recipientId);

export async function deleteReportsBy(recipientId: string, signal?: AbortSignal): Promise<void> {
  await deleteInPages(reportsBy(recipientId), undefined, signal);
}
