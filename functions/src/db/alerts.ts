import { closedPaths } from '@domain/closed-paths.ts';
import { requestDueAt } from '@domain/contact/contact.ts';
import { ALERT_BATCH_MAX, ALERT_KEPT_S, ALERT_SENDING_S, WARN_BEFORE_S, WARN_BEFORE_URGENT_S } from '@domain/limits.ts';
import { type Claim, holderOf } from '@domain/moderation/case.ts';
import { type AlertCase, type Notice, type NoticeKind, notice, noticeOf } from '@domain/moderation/notice.ts';
import { contactCase } from '@domain/moderation/open-case.ts';
import { dueAtOf, isUrgentCase, kindOf, report } from '@domain/moderation/report.ts';
import { paths } from '@domain/paths.ts';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db, fromListed, inTransaction, timestamp } from './firestore.ts';

interface Found extends AlertCase {
  ref: DocumentReference;
  claim: Claim | null;
}

// never the texts: thousands of cases don't fit into an instance with what was reported
const REPORT_PART = {
  id: true,
  kind: true,
  replierId: true,
  reason: true,
  isUrgent: true,
  reportedAt: true,
  dueAt: true,
  claim: true,
} as const;
const REQUEST_PART = { id: true, inquiryType: true, createdAt: true, dueAt: true, claim: true } as const;
const reportPart = z.pick(report, REPORT_PART);
const requestPart = z.pick(contactCase, REQUEST_PART);

function toReport(stored: DocumentSnapshot): Found | null {
  const found = fromListed(reportPart, stored);
  if (!found) return null;
  const { id, claim = null } = found;
  const [kind, isUrgent, dueAt] = [kindOf(found), isUrgentCase(found), dueAtOf(found)];
  return { on: 'report', id, ref: stored.ref, kind, isUrgent, dueAt, claim };
}

function toRequest(stored: DocumentSnapshot): Found | null {
  const found = fromListed(requestPart, stored);
  if (!found) return null;
  const { id, inquiryType: kind, claim = null } = found;
  const dueAt = found.dueAt ?? requestDueAt(found);
  return { on: 'request', id, ref: stored.ref, kind, isUrgent: kind === 'safety', dueAt, claim };
}

type Read = (query: Query) => Promise<QuerySnapshot>;
const openOf = (collection: string): Query => db().collection(collection).where('status', '==', 'open');

/** Returns those open cases that `narrow` asks for: so many that it shows if they are more than ALERT_BATCH_MAX. */
async function findOpen(read: Read, narrow: (query: Query, kind: AlertCase['on']) => Query): Promise<Found[]> {
  const ask = (collection: string, on: AlertCase['on'], fields: object) =>
    read(
      narrow(openOf(collection), on)
        .limit(ALERT_BATCH_MAX + 1)
        .select(...Object.keys(fields)),
    );
  const reports = await ask(closedPaths.reports, 'report', REPORT_PART);
  const requests = await ask(paths.contactRequests, 'request', REQUEST_PART);
  return [...reports.docs.map(toReport), ...requests.docs.map(toRequest)].filter((found) => found !== null);
}

const findUnalerted = (read: Read) =>
  findOpen(read, (open, on) => {
    const waiting = open.where('alertedAt', '==', null);
    return on === 'report' ? waiting.where('isUrgent', '==', true) : waiting.where('inquiryType', '==', 'safety');
  });

/** Returns the cases whose deadline is close and which nobody works on. */
async function findDue(read: Read, now: number): Promise<Found[]> {
  const until = timestamp(now + WARN_BEFORE_S * 1000);
  const due = await findOpen(read, (open) =>
    open.where('warnedAt', '==', null).where('dueAt', '<=', until).orderBy('dueAt'),
  );
  return due.filter(
    ({ isUrgent, dueAt, claim }) =>
      holderOf(claim, now) === null && dueAt <= now + (isUrgent ? WARN_BEFORE_URGENT_S : WARN_BEFORE_S) * 1000,
  );
}

const FIND: Readonly<Record<NoticeKind, (read: Read, now: number) => Promise<Found[]>>> = {
  urgent: findUnalerted,
  warning: findDue,
  digest: (read) => findOpen(read, (open) => open),
};

const plainly: Read = (query) => query.get();

/** Returns whether there is anything to warn of. */
export const hasDue = async (now: number): Promise<boolean> => (await findDue(plainly, now)).length > 0;

/** Returns how many open urgent cases operators were not alerted to, as far as they are read. */
export const countUnalerted = async (): Promise<number> => (await findUnalerted(plainly)).length;

const noticeRef = (id: string) => db().doc(closedPaths.receipt('alert', id));

/** Returns an alert, null for nothing, and marks its cases in one transaction: a repeated call returns the same. */
export function claimNotice(kind: NoticeKind, id: string, now: number): Promise<Notice | null> {
  return inTransaction(async (tx) => {
    const stored = await tx.get(noticeRef(id));
    if (stored.exists) return z.parse(notice, stored.get('notice'));
    // a digest changes no case: others need not wait for it
    const cases = await FIND[kind](kind === 'digest' ? plainly : (query) => tx.get(query), now);
    const made = noticeOf(kind, cases, now);
    if (!made) return null;
    const mark = {
      urgent: { alertedAt: timestamp(now) },
      warning: { warnedAt: timestamp(now) },
      digest: null,
    }[kind];
    if (mark) for (const { ref } of cases.slice(0, ALERT_BATCH_MAX)) tx.update(ref, mark);
    tx.create(noticeRef(id), { notice: made, mails: {}, expiresAt: timestamp(now + ALERT_KEPT_S * 1000) });
    return made;
  });
}

const mail = z.object({ at: z.number(), isSent: z.boolean() });
const mailField = (uid: string) => new FieldPath('mails', uid);

/** Records that an operator is being sent a notice: `theirs`; else another attempt has `sent` it or is `sending` it. */
export function claimMail(id: string, uid: string, now: number): Promise<'theirs' | 'sent' | 'sending'> {
  return inTransaction(async (tx) => {
    const stored: unknown = (await tx.get(noticeRef(id))).get(mailField(uid));
    const before = stored === undefined ? null : z.parse(mail, stored);
    if (before?.isSent) return 'sent';
    if (before && before.at + ALERT_SENDING_S * 1000 > now) return 'sending';
    tx.update(noticeRef(id), mailField(uid), { at: now, isSent: false });
    return 'theirs';
  });
}

/** Records that an operator has got a notice, or that another attempt has to send it. */
export async function noteMail(id: string, uid: string, isSent: boolean): Promise<void> {
  await noticeRef(id).update(mailField(uid), { at: 0, isSent });
}
