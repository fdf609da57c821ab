import { closedPaths } from '@domain/closed-paths.ts';
import { REPORT_KEPT_S, REPORT_SENT_KEPT_S } from '@domain/limits.ts';
import { type Complaint, type Report, report, withComplaint } from '@domain/moderation/report.ts';
import { type DocumentReference, FieldPath, FieldValue, type Query } from 'firebase-admin/firestore';
import { inPages } from './delete.ts';
import { db, fromStored, inTransaction, isAlreadyExists, timestamp } from './firestore.ts';

/** Of a case that removed a quiz, while it stays removed: keyed hashes of its questions. */
export const REMOVED_QUESTIONS = 'removedQuestions';

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

const COUNTS: ReadonlySet<string> = new Set(['count', 'networks']);

/** Counts another complaint without a transaction: many may report it together. False if more has to be done. */
async function countOnly(document: DocumentReference, opened: Opened, { id, network }: Sending) {
  const { reportedAt: now } = opened;
  const [stored, known] = await db().getAll(document, sendingRef(network));
  const before = stored && fromStored(report, stored);
  if (!before) return false;
  const isNewNetwork = !known?.exists;
  const changes = withComplaint(before, { ...opened, isNewNetwork }, now) ?? {};
  const fields = Object.keys(changes);
  if (!fields.every((name) => COUNTS.has(name))) return false;
  const batch = db().batch().create(sendingRef(id), sendingFields(now));
  if (isNewNetwork) batch.set(sendingRef(network), sendingFields(now));
  if (fields.length > 0)
    batch.update(document, Object.fromEntries(fields.map((name) => [name, FieldValue.increment(1)])));
  await batch.commit().catch((error: unknown) => {
    if (!isAlreadyExists(error)) throw error;
  });
  return true;
}

export type Opened = Report & Pick<Complaint, 'isThrottled' | 'isSignedIn' | 'about'>;

/** What anybody sent: its id, by which a second time changes nothing, and a keyed hash of case and network, for a day. */
export interface Sending {
  id: string;
  network: string;
}

/** Stores a new case, or adds its complaint to the one that there is; the evidence stays. */
export async function saveReport(opened: Opened, sending?: Sending): Promise<void> {
  const { id, isThrottled: _, isSignedIn: __, about: ___, ...fields } = opened;
  const { reportedAt: now } = fields;
  const document = db().doc(closedPaths.report(id));
  if (sending && (await countOnly(document, opened, sending))) return;
  const sentRefs = sending ? [sendingRef(sending.id), sendingRef(sending.network)] : [];
  await inTransaction(async (tx) => {
    const [stored, sent, known] = await tx.getAll(document, ...sentRefs);
    if (sent?.exists) return;
    const before = stored && fromStored(report, stored);
    const isNewNetwork = known !== undefined && !known.exists;
    const changes = before && withComplaint(before, { ...opened, isNewNetwork }, now);
    if (!before) tx.create(document, { ...toStored(fields), ...keptFrom(now) });
    else if (changes) tx.update(document, changed(changes));
    if (sending) tx.create(sendingRef(sending.id), sendingFields(now));
    if (isNewNetwork) tx.set(known.ref, sendingFields(now));
  });
}

/** Records only that something was sent, with the reads and writes of a report. */
export async function noteSending({ id, network }: Sending, now: number): Promise<void> {
  const refs = [sendingRef(id), sendingRef(network)] as const;
  await db().getAll(...refs);
  await inTransaction(async (tx) => {
    const [sent, known] = await tx.getAll(...refs);
    if (sent?.exists) return;
    tx.create(refs[0], sendingFields(now));
    if (!known?.exists) tx.set(refs[1], sendingFields(now));
  });
}

/** Removes somebody who was to be notified of a case. */
export async function forgetNotified(id: string, key: string): Promise<void> {
  await db().doc(closedPaths.report(id)).update(new FieldPath('notified', key), FieldValue.delete());
}

export async function hasReport(id: string): Promise<boolean> {
  return (await db().doc(closedPaths.report(id)).get()).exists;
}

export async function fetchReport(id: string): Promise<Report | null> {
  return fromStored(report, await db().doc(closedPaths.report(id)).get());
}

/** The most values that one query compares, and the most removed quizzes that are looked at for them. */
const COMPARED_MAX = 30;
const ALIKE_MAX = 20;

/** Returns the questions of removed quizzes that have some of these, all as keyed hashes. */
export async function fetchRemovedQuestions(some: readonly string[]): Promise<string[][]> {
  const parts = Array.from({ length: Math.ceil(some.length / COMPARED_MAX) }, (_, part) =>
    some.slice(part * COMPARED_MAX, (part + 1) * COMPARED_MAX),
  );
  const found = await Promise.all(
    parts.map((part) =>
      db()
        .collection(closedPaths.reports)
        .where(REMOVED_QUESTIONS, 'array-contains-any', part)
        .select(REMOVED_QUESTIONS)
        .limit(ALIKE_MAX)
        .get(),
    ),
  );
  return found.flatMap(({ docs }) => docs.map((stored) => stored.get(REMOVED_QUESTIONS) as string[]));
}

export const reportsBy = (recipientId: string): Query =>
  db().collection(closedPaths.reports).where('recipientId', '==', recipientId);

/** Deletes a person's reports. Open ones stay, without the reporter: a threat must not end the case. */
export async function leaveReportsOf(recipientId: string, signal?: AbortSignal): Promise<void> {
  await inPages(
    reportsBy(recipientId).select('status'),
    async (documents) => {
      const batch = db().batch();
      for (const stored of documents)
        if (stored.get('status') === 'open')
          batch.update(stored.ref, { recipientId: FieldValue.delete(), notified: FieldValue.delete() });
        else batch.delete(stored.ref);
      await batch.commit();
    },
    signal,
  );
}
