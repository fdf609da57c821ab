import type { InputOf, OutputOf } from '@domain/api.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { type DeadLetter, deadLetter } from '@domain/dead-letter.ts';
import type { CaseInput } from '@domain/moderation/case.ts';
import { type AnyCase, contactCase } from '@domain/moderation/open-case.ts';
import { type AuditEntry, auditEntry, type Operator, operator } from '@domain/moderation/operators.ts';
import { type Report, report } from '@domain/moderation/report.ts';
import { type Suspension, suspension } from '@domain/moderation/suspension.ts';
import { paths } from '@domain/paths.ts';
import { type ServiceDay, serviceDay } from '@domain/service-day.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { collection, type DocumentSnapshot, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { call } from './callables.ts';
import { firestore } from './firebase.ts';
import { type Fail, subscribeToDocument, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

const COLLECTION = { report: closedPaths.reports, request: paths.contactRequests } as const;

const toReport = (snapshot: DocumentSnapshot): AnyCase | null => {
  const found = toApp(report, snapshot);
  return found && { on: 'report', found };
};
const toRequest = (snapshot: DocumentSnapshot): AnyCase | null => {
  const found = toApp(contactCase, snapshot);
  return found && { on: 'request', found };
};
const CONVERT = { report: toReport, request: toRequest };

/** Subscribes to the open cases of one kind, the first first. For operators, as all below. */
export function subscribeToCases(
  on: CaseInput['on'],
  max: number,
  next: (cases: AnyCase[]) => void,
  fail: Fail,
): Unsubscribe {
  const open = query(
    collection(firestore, COLLECTION[on]),
    where('status', '==', 'open'),
    orderBy(on === 'report' ? 'rank' : 'dueAt'),
    limit(max),
  );
  return subscribeToList(open, CONVERT[on], next, fail);
}

/** Subscribes to one case, open or not. */
export function subscribeToCase({ on, id }: CaseInput, next: (found: AnyCase | null) => void, fail: Fail): Unsubscribe {
  return subscribeToDocument(doc(firestore, COLLECTION[on], id), CONVERT[on], next, fail);
}

/** Subscribes to what was ever reported of a creator, the newest first. */
export function subscribeToReportsOf(
  accusedId: string,
  max: number,
  next: (reports: Report[]) => void,
  fail: Fail,
): Unsubscribe {
  const others = query(
    collection(firestore, closedPaths.reports),
    where('accusedId', '==', accusedId),
    orderBy('reportedAt', 'desc'),
    limit(max),
  );
  return subscribeToList(others, (snapshot) => toApp(report, snapshot), next, fail);
}

/** Subscribes to the log, the newest first: of one case or switch, or of all with `id` null. */
export function subscribeToLog(
  id: string | null,
  max: number,
  next: (entries: AuditEntry[]) => void,
  fail: Fail,
): Unsubscribe {
  const log = collection(firestore, closedPaths.audit);
  const ordered = query(log, ...(id === null ? [] : [where('id', '==', id)]), orderBy('at', 'desc'), limit(max));
  // an entry's own `id` is that of what it is about
  return subscribeToList(ordered, (snapshot) => toApp(auditEntry, snapshot, 'entryId'), next, fail);
}

/** Subscribes to all operators. Fails with `forbidden` for anybody who isn't one, or gave no second factor. */
export function subscribeToOperators(next: (operators: Operator[]) => void, fail: Fail): Unsubscribe {
  const all = query(collection(firestore, closedPaths.operators), orderBy('addedAt'));
  return subscribeToList(all, (snapshot) => toApp(operator, snapshot, 'uid'), next, fail);
}

/** Subscribes to the suspended creators, the newest first. */
export function subscribeToSuspensions(max: number, next: (found: Suspension[]) => void, fail: Fail): Unsubscribe {
  const all = query(collection(firestore, closedPaths.suspensions), orderBy('at', 'desc'), limit(max));
  return subscribeToList(all, (snapshot) => toApp(suspension, snapshot, 'uid'), next, fail);
}

/** Subscribes to the service's numbers per day, the newest first. */
export function subscribeToServiceDays(max: number, next: (days: ServiceDay[]) => void, fail: Fail): Unsubscribe {
  const days = query(collection(firestore, closedPaths.serviceDays), orderBy('day', 'desc'), limit(max));
  return subscribeToList(days, (snapshot) => toApp(serviceDay, snapshot), next, fail);
}

/** Subscribes to the tasks that were given up, the newest first. */
export function subscribeToDeadLetters(max: number, next: (letters: DeadLetter[]) => void, fail: Fail): Unsubscribe {
  const letters = query(collection(firestore, closedPaths.deadLetters), orderBy('at', 'desc'), limit(max));
  return subscribeToList(letters, (snapshot) => toApp(deadLetter, snapshot), next, fail);
}

/** Has a task run again that was given up. Safe to repeat. */
export function runAgain(id: string): Promise<OutputOf<'runAgain'>> {
  return call('runAgain', { id });
}

/** Switches something off for everybody, or on again. Safe to repeat. */
export async function flipSwitch(input: InputOf<'flipSwitch'>): Promise<void> {
  await call('flipSwitch', input);
}

/** Takes a case for some minutes, or for as many more. Throws `conflict` while it is another's, `not-found`. */
export async function claimCase(input: CaseInput): Promise<void> {
  await call('claimCase', input);
}

/** Opens what is known of a message's sender, null for nothing, with an entry in the log; takes the case for as many more minutes. */
export async function openSender(input: CaseInput): Promise<Tracking | null> {
  return ((await call('claimCase', { ...input, opensSender: true })).sender ?? null) as Tracking | null;
}

/** Gives a case back. Safe to repeat. */
export async function releaseCase(input: CaseInput): Promise<void> {
  await call('releaseCase', input);
}

/** Decides about a case that is the caller's. Throws `conflict`, `unavailable` where no mail can be sent, and others. */
export function decide(input: InputOf<'decide'>): Promise<OutputOf<'decide'>> {
  return call('decide', input);
}

/** Ends a suspension. Safe to repeat. */
export async function liftSuspension(input: InputOf<'liftSuspension'>): Promise<void> {
  await call('liftSuspension', input);
}
