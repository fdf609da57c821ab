import { DomainError } from '@domain/errors.ts';
import { actionsFor, type Decision } from '@domain/moderation/decision.ts';
import type { ReportReason } from '@domain/moderation/reasons.ts';
import { accusedIdOf, type Report } from '@domain/moderation/report.ts';
import { readWarning } from '../db/accounts.ts';
import type { Effect, ReadEffect, StoredCase, Work } from '../db/cases.ts';
import type { Transaction } from '../db/firestore.ts';
import { isOperator } from '../db/operators.ts';
import { readSuspension } from '../db/suspensions.ts';
import { REMOVING } from './content-removal.ts';
import type { KeptPhoto } from './kept-photos.ts';
import type { Keys } from './keys.ts';
import { readTelling } from './owner-notices.ts';
import { isRestorable, readPutBack } from './reinstate.ts';

const NONE: Effect = { write: () => undefined };
const DAY_MS = 24 * 3_600_000;

const invalid = (field: string) =>
  new DomainError('invalid-input', 'The decision does not fit the case.', { fields: { [field]: 'invalid' } });

type Removing = keyof typeof REMOVING;
const isRemoving = (action: string): action is Removing => action in REMOVING;

/** What was looked up before the transaction: the photo that is shown now, and what the accused is known by. */
export interface Prepared {
  photo: KeptPhoto | null;
  marks: readonly string[];
  keys: Keys;
}

interface Grounds extends Work {
  reason: ReportReason;
  photo: KeptPhoto | null;
  keys: Keys;
}

/** Removes content, notifies its creator, and records in the case what can be reinstated, and what else was found. */
async function readToldRemoval(tx: Transaction, report: Report, action: Removing, grounds: Grounds): Promise<Effect> {
  const { now: at, reason } = grounds;
  const removal = await REMOVING[action](tx, report, grounds);
  if (!removal) return { ...NONE, missed: 'gone' };
  const { write, present, ...removed } = removal;
  const tell = await readTelling(tx, report, removed, { at, reason, kind: 'removed' });
  return {
    write: () => {
      write();
      tell();
    },
    removes: removed.things.filter((thing) => isRestorable({ ...report, ...(present && { present }) }, thing)),
    removedQuestions: removed.questions,
    present,
    missed: present && action !== 'remove-present' ? 'changed' : undefined,
  };
}

async function readEffectOnReport(
  tx: Transaction,
  report: Report,
  decision: Decision,
  { photo, marks, keys, ...work }: Work & Prepared,
): Promise<Effect> {
  const { action, note, days, reason = report.reason } = decision;
  const { operatorId, now } = work;
  if (action === 'put-back') return readPutBack(tx, report, now);
  if (!actionsFor(report).some((one) => one === action)) throw invalid('action');
  const uid = accusedIdOf(report) ?? '';
  if (isRemoving(action)) return readToldRemoval(tx, report, action, { ...work, reason, photo, keys });
  if (action === 'warn') return { write: await readWarning(tx, uid, { at: now, reason, note, caseId: report.id }) };
  if (action !== 'suspend') return NONE;
  if (await isOperator(uid, tx)) throw new DomainError('forbidden', 'An operator has to be removed first.');
  const until = typeof days === 'number' ? now + days * DAY_MS : null;
  return { write: await readSuspension(tx, { uid, at: now, until, reason, note, operatorId, marks: [...marks] }) };
}

/** Returns what a decision does besides closing the case. Throws `invalid-input` for one that doesn't fit the case. */
export const effectOf =
  (decision: Decision, prepared: Prepared): ReadEffect =>
  async (tx: Transaction, of: StoredCase, work: Work) => {
    const { action, to } = decision;
    if (action === 'hand-over' && (to === undefined || !(await isOperator(to, tx)))) throw invalid('to');
    return of.on === 'report' ? readEffectOnReport(tx, of.found, decision, { ...work, ...prepared }) : NONE;
  };
