import { isDeepStrictEqual } from 'node:util';
import { closedPaths } from '@domain/closed-paths.ts';
import { DomainError } from '@domain/errors.ts';
import { CLAIM_MS, DECISIONS_MAX, REPORT_KEPT_S, REPORT_RESOLVED_KEPT_S } from '@domain/limits.ts';
import { type CaseInput, type Claim, type ClaimInput, holderOf } from '@domain/moderation/case.ts';
import {
  type CaseStatus,
  type Decision,
  type Missed,
  STATUS_AFTER,
  type StillHidden,
} from '@domain/moderation/decision.ts';
import { type ContactCase, contactCase } from '@domain/moderation/open-case.ts';
import type { AuditAction, AuditEntry } from '@domain/moderation/operators.ts';
import { accusedIdOf, canPutBack, type Report, report } from '@domain/moderation/report.ts';
import type { Removable } from '@domain/moderation/warning.ts';
import { paths } from '@domain/paths.ts';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { db, fromStored, inTransaction, type Transaction, timestamp } from './firestore.ts';
import { writeAudit } from './operators.ts';
import { REMOVED_QUESTIONS } from './reports.ts';
import { isSuspended } from './suspensions.ts';

/** A report or a request, with where it is stored. */
export type StoredCase = { ref: DocumentReference } & (
  | { on: 'report'; found: Report }
  | { on: 'request'; found: ContactCase }
);

/** Returns a case; null if it is gone. */
async function readCase(tx: Transaction, { on, id }: CaseInput): Promise<StoredCase | null> {
  const ref = db().doc(on === 'report' ? closedPaths.report(id) : paths.contactRequest(id));
  const stored = await tx.get(ref);
  if (on === 'report') {
    const found = fromStored(report, stored);
    return found && { on, ref, found };
  }
  const found = fromStored(contactCase, stored);
  return found && { on, ref, found };
}

/** Returns the creator whom a case is about; null for none. */
function accusedOf(of: StoredCase): string | null {
  return of.on === 'report' ? accusedIdOf(of.found) : null;
}

/** Who works on a case, and when. */
export interface Work {
  operatorId: string;
  now: number;
}

const entryOf = (of: StoredCase, { operatorId, now }: Work, action: AuditAction, note: string): AuditEntry => ({
  at: now,
  operatorId,
  action,
  on: of.on,
  id: of.found.id,
  accusedId: accusedOf(of),
  note,
});

async function readExisting(tx: Transaction, input: CaseInput): Promise<StoredCase> {
  const found = await readCase(tx, input);
  if (!found) throw new DomainError('not-found', 'There is no such case.');
  return found;
}

const assertOpen = ({ found }: StoredCase): void => {
  if (found.status !== 'open') throw new DomainError('conflict', 'The case is not open any more.');
};

/** Throws `forbidden` for a case about the operator, or one that they reported. */
function assertNobodysOwn(of: StoredCase, { operatorId }: Work): void {
  const isOwn = of.on === 'report' && [accusedIdOf(of.found), of.found.recipientId].includes(operatorId);
  if (isOwn) throw new DomainError('forbidden', 'Nobody decides about themselves, or about their own report.');
}

/** Makes a case an operator's for CLAIM_MS, and returns it. Throws `not-found`, `forbidden`, `conflict`. */
export function claimStoredCase(input: ClaimInput, work: Work): Promise<{ claim: Claim; of: StoredCase }> {
  const { operatorId, now } = work;
  return inTransaction(async (tx) => {
    const found = await readExisting(tx, input);
    assertNobodysOwn(found, work);
    assertOpen(found);
    const holder = holderOf(found.found.claim, now);
    if (holder !== null && holder !== operatorId) throw new DomainError('conflict', 'Another operator has the case.');
    const claim = { operatorId, until: now + CLAIM_MS };
    tx.update(found.ref, { claim });
    // renewing is no news
    if (holder === null) writeAudit(tx, entryOf(found, work, 'claim', ''));
    if (input.opensSender) writeAudit(tx, entryOf(found, work, 'open-sender', ''));
    return { claim, of: found };
  });
}

/** What a decision does besides closing the case. */
export interface Effect {
  write: () => void;
  /** What it takes away and can be put back. */
  removes?: readonly Removable[];
  /** Of a quiz, keyed hashes of its questions: until it is put back, nobody publishes them again. */
  removedQuestions?: readonly string[] | undefined;
  /** The current content where it differs from the reported one, or was removed as it was. */
  present?: Readonly<Record<string, unknown>> | undefined;
  /** `changed` leaves the case open. */
  missed?: Missed | undefined;
  stillHidden?: StillHidden | undefined;
}
export type ReadEffect = (tx: Transaction, of: StoredCase, work: Work) => Promise<Effect>;

const NOT_COMPARED = new Set(['at', 'operatorId']);
const sameDecision = (one: object, other: object) => {
  const compared = (decision: object) =>
    Object.fromEntries(
      Object.entries(decision).filter(([name, value]) => !NOT_COMPARED.has(name) && value !== undefined),
    );
  return isDeepStrictEqual(compared(one), compared(other));
};

/** Whether the caller's last decision was this one, and all is as it left it: the answer was lost. */
async function isRepeated(
  tx: Transaction,
  of: StoredCase,
  { on: _, id: __, ...decision }: Decision,
  { operatorId }: Work,
): Promise<boolean> {
  const { status, decisions } = of.found;
  const last = decisions?.at(-1);
  if (last?.['operatorId'] !== operatorId || status !== STATUS_AFTER[decision.action]) return false;
  if (!sameDecision(last, decision)) return false;
  // it may have ended since
  return decision.action !== 'suspend' || isSuspended(accusedOf(of) ?? '', tx);
}

/** What shows a child must be there for a year when the police ask (docs/safety.md). Seconds. */
const keptAfter = ({ reason }: Report, decision: Pick<Decision, 'action' | 'reason'>): number =>
  STATUS_AFTER[decision.action] === 'deleted' && (decision.reason ?? reason) === 'sexual'
    ? REPORT_KEPT_S
    : REPORT_RESOLVED_KEPT_S;

interface Outcome extends Work {
  status: CaseStatus;
}

function changesOf(
  of: StoredCase,
  { on: _, id: __, ...decision }: Decision,
  { operatorId, now, status }: Outcome,
): object {
  const given = Object.fromEntries(Object.entries(decision).filter(([, value]) => value !== undefined));
  return {
    decisions: [...(of.found.decisions ?? []), { ...given, operatorId, at: now }].slice(-DECISIONS_MAX),
    status,
    ...((status !== 'open' || decision.action === 'hand-over') && { claim: null }),
    ...(decision.action === 'hand-over' && { assignedTo: decision.to }),
    ...(status !== 'open' && { resolvedAt: timestamp(now) }),
    ...(status !== 'open' &&
      of.on === 'report' && { expiresAt: timestamp(now + keptAfter(of.found, decision) * 1000) }),
    ...(decision.action === 'reply' && {
      answers: FieldValue.arrayUnion({ text: decision.text, at: now, operatorId }),
    }),
  };
}

/** Throws `conflict` unless the decision can be made now: about an open case that is the caller's, or to undo another. */
function assertDecidable(of: StoredCase, { action }: Decision, { operatorId, now }: Work): void {
  if (action === 'put-back') {
    // nobody claims a decided case: of two in parallel, the second finds nothing to reinstate
    if (of.on === 'report' && canPutBack(of.found)) return;
    throw new DomainError('conflict', 'There is nothing to put back.');
  }
  assertOpen(of);
  if (holderOf(of.found.claim, now) !== operatorId) throw new DomainError('conflict', 'Claim the case first.');
}

interface Decided extends Pick<Effect, 'stillHidden' | 'missed'> {
  status: CaseStatus;
  isRepeated: boolean;
  of: StoredCase;
}

/**
 * Stores a decision with all it does and its entry in the log, in one transaction. The same decision again does nothing.
 * A removal that finds something else leaves the case open. Throws `forbidden` for an operator's own case.
 * Throws `not-found`, and `conflict` without the caller's running claim, for a case that isn't open, or for nothing to
 * put back.
 */
export function decideStoredCase(decision: Decision, work: Work, readEffect: ReadEffect): Promise<Decided> {
  return inTransaction(async (tx) => {
    const of = await readExisting(tx, decision);
    assertNobodysOwn(of, work);
    if (await isRepeated(tx, of, decision, work)) return { status: of.found.status, isRepeated: true, of };
    assertDecidable(of, decision, work);
    const { write, removes = [], removedQuestions, present, stillHidden, missed } = await readEffect(tx, of, work);
    const status = missed === 'changed' ? 'open' : STATUS_AFTER[decision.action];
    write();
    tx.update(of.ref, {
      ...changesOf(of, decision, { ...work, status }),
      ...(present && { present }),
      ...(removes.length > 0 && { removed: FieldValue.arrayUnion(...removes) }),
      ...(removedQuestions && { [REMOVED_QUESTIONS]: removedQuestions }),
      ...(decision.action === 'put-back' && { removed: FieldValue.delete(), [REMOVED_QUESTIONS]: FieldValue.delete() }),
    });
    writeAudit(tx, entryOf(of, work, decision.action, decision.note));
    return { status, isRepeated: false, of, stillHidden, missed };
  });
}

/** Opens a request again whose reply certainly wasn't sent, for the operator who wrote it. */
export async function reopenUnanswered(input: CaseInput, work: Work): Promise<void> {
  const { operatorId, now } = work;
  await inTransaction(async (tx) => {
    const of = await readCase(tx, input);
    if (of?.on !== 'request') return;
    const { answers, decisions = [] } = of.found;
    tx.update(of.ref, {
      status: 'open',
      resolvedAt: FieldValue.delete(),
      answers: answers.filter((answer) => answer.at !== now || answer.operatorId !== operatorId),
      decisions: decisions.filter(({ at }) => at !== now),
      claim: { operatorId, until: now + CLAIM_MS },
    });
    writeAudit(tx, entryOf(of, work, 'reply-failed', ''));
  });
}

/** Gives an operator's own claim back; leaves another's. */
export async function releaseStoredCase(input: CaseInput, work: Work): Promise<void> {
  await inTransaction(async (tx) => {
    const found = await readCase(tx, input);
    if (!found || holderOf(found.found.claim, work.now) !== work.operatorId) return;
    tx.update(found.ref, { claim: null });
    writeAudit(tx, entryOf(found, work, 'release', ''));
  });
}
