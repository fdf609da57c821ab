import { DomainError } from '@domain/errors.ts';
import { actionsFor, type Decision } from '@domain/moderation/decision.ts';
import type { ReportKind } from '@domain/moderation/reasons.ts';
import { accusedIdOf, evidenceOf, kindOf, messageIdOf, type Report, subjectOf } from '@domain/moderation/report.ts';
import { readWarning } from '../db/accounts.ts';
import type { ReadEffect, StoredCase, Work } from '../db/cases.ts';
import type { Transaction } from '../db/firestore.ts';
import { readMessageRemoval } from '../db/messages.ts';
import { isOperator } from '../db/operators.ts';
import { readClearing } from '../db/profiles.ts';
import { readQuizRemoval } from '../db/quizzes.ts';
import { readNameHiding } from '../db/responses.ts';
import { readReplyRemoval } from '../db/sent-messages.ts';
import { readRemoval } from '../db/submissions.ts';
import { readSuspension } from '../db/suspensions.ts';

type Effect = Promise<() => void>;
const NONE: () => void = () => undefined;
const DAY_MS = 24 * 3_600_000;

const invalid = (field: string) =>
  new DomainError('invalid-input', 'The decision does not fit the case.', { fields: { [field]: 'invalid' } });

/** The fields of what was reported that are to be cleared, as they were. */
function readProfileClearing(tx: Transaction, report: Report, fields: readonly string[]): Effect {
  const reported = Object.entries(evidenceOf(report)).filter(([field]) => fields.includes(field));
  return readClearing(tx, accusedIdOf(report) ?? '', Object.fromEntries(reported));
}

async function readResultRemoval(tx: Transaction, report: Report, now: number): Effect {
  const { responseId } = subjectOf(report);
  const { playedAt } = evidenceOf(report);
  if (responseId === undefined) return NONE;
  const isMeant = (stored: { get(field: string): unknown }) =>
    playedAt === undefined || (stored.get('createdAt') as { toMillis(): number }).toMillis() === playedAt;
  return readRemoval(tx, 'response', responseId, { isMeant, now });
}

const readHiding = async (tx: Transaction, report: Report): Effect => {
  const { quizId, name } = subjectOf(report);
  return quizId === undefined || name === undefined ? NONE : readNameHiding(tx, quizId, name);
};

const readRemovalOfQuiz = async (tx: Transaction, report: Report): Effect => {
  const { quizId } = subjectOf(report);
  return quizId === undefined ? NONE : readQuizRemoval(tx, quizId);
};

/** How each kind of content is removed; what has changed since it was reported stays. */
const REMOVALS: Record<ReportKind, (tx: Transaction, report: Report, now: number) => Effect> = {
  profile: (tx, report) => readProfileClearing(tx, report, ['name', 'bio', 'photoURL']),
  photo: (tx, report) => readProfileClearing(tx, report, ['photoURL']),
  quiz: readRemovalOfQuiz,
  question: readRemovalOfQuiz,
  'player-name': readHiding,
  result: readResultRemoval,
  message: async (tx, report, now) => {
    const { recipientId, sentAt } = report;
    if (recipientId === undefined || sentAt === undefined) return NONE;
    return readMessageRemoval(tx, { recipientId, id: messageIdOf(report), sentAt, now });
  },
  reply: async (tx, report) =>
    report.repliedAt === undefined ? NONE : readReplyRemoval(tx, messageIdOf(report), report.repliedAt),
};

/** Reads what was reported, and returns what removes it if it is still as it was. */
export const readContentRemoval = (tx: Transaction, report: Report, now: number): Effect =>
  REMOVALS[kindOf(report)](tx, report, now);

function readEffectOnReport(tx: Transaction, report: Report, decision: Decision, { operatorId, now }: Work): Effect {
  const { action, note, days } = decision;
  const [kind, accusedId] = [kindOf(report), accusedIdOf(report)];
  if (!actionsFor(kind, accusedId).includes(action)) throw invalid('action');
  const { reason } = report;
  const uid = accusedId ?? '';
  if (action === 'remove') return readContentRemoval(tx, report, now);
  if (action === 'hide-name')
    return kind === 'profile' ? readProfileClearing(tx, report, ['name']) : readHiding(tx, report);
  if (action === 'remove-photo') return readProfileClearing(tx, report, ['photoURL']);
  if (action === 'warn') return readWarning(tx, uid, { at: now, reason, note });
  if (action !== 'suspend') return Promise.resolve(NONE);
  const until = typeof days === 'number' ? now + days * DAY_MS : null;
  return readSuspension(tx, { uid, at: now, until, reason, note, operatorId });
}

/** Returns what a decision does besides closing the case. Throws `invalid-input` for one that doesn't fit the case. */
export const effectOf =
  (decision: Decision): ReadEffect =>
  async (tx: Transaction, of: StoredCase, work: Work) => {
    const { action, to } = decision;
    if (action === 'hand-over' && (to === undefined || !(await isOperator(to, tx)))) throw invalid('to');
    return of.on === 'report' ? readEffectOnReport(tx, of.found, decision, work) : NONE;
  };
