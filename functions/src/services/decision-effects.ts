import { DomainError } from '@domain/errors.ts';
import { actionsFor, type Decision } from '@domain/moderation/decision.ts';
import type { ReportReason } from '@domain/moderation/reasons.ts';
import { accusedIdOf, kindOf, type Report } from '@domain/moderation/report.ts';
import { readWarning } from '../db/accounts.ts';
import type { Effect, ReadEffect, StoredCase, Work } from '../db/cases.ts';
import type { Transaction } from '../db/firestore.ts';
import { isOperator } from '../db/operators.ts';
import { readSuspension } from '../db/suspensions.ts';
import { type Removal, readContentRemoval, readHiding, readProfileClearing } from './content-removal.ts';
import { isRestorable, readPutBack } from './putting-back.ts';
import { readTelling } from './telling.ts';

const NONE: Effect = { write: () => undefined };
const DAY_MS = 24 * 3_600_000;

const invalid = (field: string) =>
  new DomainError('invalid-input', 'The decision does not fit the case.', { fields: { [field]: 'invalid' } });

interface Told extends Work {
  reason: ReportReason;
}

function readRemoval(tx: Transaction, report: Report, { action }: Decision, told: Told): Promise<Removal> {
  if (action === 'remove') return readContentRemoval(tx, report, told);
  if (action === 'remove-photo') return readProfileClearing(tx, report, ['photoURL']);
  return kindOf(report) === 'profile' ? readProfileClearing(tx, report, ['name']) : readHiding(tx, report);
}

/** Removes something, tells its creator, and notes in the case what can be put back. */
async function readToldRemoval(tx: Transaction, report: Report, decision: Decision, told: Told): Promise<Effect> {
  const { write, ...removal } = await readRemoval(tx, report, decision, told);
  const tell = await readTelling(tx, report, removal, { at: told.now, reason: told.reason, kind: 'removed' });
  return {
    write: () => {
      write();
      tell();
    },
    removes: removal.things.filter((thing) => isRestorable(report, thing)),
  };
}

async function readEffectOnReport(tx: Transaction, report: Report, decision: Decision, work: Work): Promise<Effect> {
  const { action, note, days, reason = report.reason } = decision;
  const [kind, accusedId] = [kindOf(report), accusedIdOf(report)];
  const { operatorId, now } = work;
  if (action === 'put-back') return readPutBack(tx, report, now);
  if (!actionsFor(kind, accusedId).some((one) => one === action)) throw invalid('action');
  const uid = accusedId ?? '';
  if (action === 'remove' || action === 'hide-name' || action === 'remove-photo')
    return readToldRemoval(tx, report, decision, { ...work, reason });
  if (action === 'warn') return { write: await readWarning(tx, uid, { at: now, reason, note, caseId: report.id }) };
  if (action !== 'suspend') return NONE;
  const until = typeof days === 'number' ? now + days * DAY_MS : null;
  return { write: await readSuspension(tx, { uid, at: now, until, reason, note, operatorId }) };
}

/** Returns what a decision does besides closing the case. Throws `invalid-input` for one that doesn't fit the case. */
export const effectOf =
  (decision: Decision): ReadEffect =>
  async (tx: Transaction, of: StoredCase, work: Work) => {
    const { action, to } = decision;
    if (action === 'hand-over' && (to === undefined || !(await isOperator(to, tx)))) throw invalid('to');
    return of.on === 'report' ? readEffectOnReport(tx, of.found, decision, work) : NONE;
  };
