import * as z from 'zod/mini';
import type { FieldProblems } from '../errors.ts';
import { ANSWER_MAX, DECISION_NOTE_MAX, SUSPENSION_DAYS_MAX } from '../limits.ts';
import { accountId, requiredText, text } from '../schema.ts';
import { type CaseKind, caseInput } from './case.ts';
import { REPORT_REASONS, type ReportKind } from './reasons.ts';
import { accusedIdOf, kindOf, type Report } from './report.ts';

const ON_REPORTS = [
  ...(['keep', 'remove', 'hide-name', 'remove-photo', 'remove-present'] as const),
  ...(['warn', 'suspend', 'hand-over'] as const),
];
const ON_DECIDED = ['put-back'] as const;
export const ON_REQUESTS = ['reply', 'close', 'hand-over'] as const;
/** What an operator can do with a case. `warn`, `suspend` and `hand-over` leave it open. */
export type Action = (typeof ON_REPORTS | typeof ON_DECIDED | typeof ON_REQUESTS)[number];

const ACTIONS: Readonly<Record<CaseKind, readonly Action[]>> = {
  report: [...ON_REPORTS, ...ON_DECIDED],
  request: ON_REQUESTS,
};

const HAS_NAME: readonly ReportKind[] = ['profile', 'player-name', 'result', 'circle-name'];
const HAS_PHOTO: readonly ReportKind[] = ['profile', 'photo'];

/** Returns whether a decision takes something from somebody. */
export const isLoss = (action: Action): boolean => LOSSES.includes(action);
const LOSSES: readonly Action[] = ['remove', 'hide-name', 'remove-photo', 'remove-present', 'suspend'];

/** Returns what can be decided about an open report; nobody is warned or suspended where it isn't known who it was. */
export const actionsFor = (report: Report): Action[] =>
  ON_REPORTS.filter((action) => {
    if (action === 'hide-name') return HAS_NAME.includes(kindOf(report));
    if (action === 'remove-photo') return HAS_PHOTO.includes(kindOf(report));
    if (action === 'remove-present') return report.present !== undefined;
    return accusedIdOf(report) !== null || (action !== 'warn' && action !== 'suspend');
  });

export const decideInput = z.extend(caseInput, {
  action: z.enum([...ON_REPORTS, ...ON_DECIDED, 'reply', 'close']),
  /** Why, for the audit log; of a warning it is what the warned person reads. */
  note: text(DECISION_NOTE_MAX),
  /** The reason that the creator reads; without it that of the report. */
  reason: z.optional(z.enum(REPORT_REASONS)),
  /** How long a suspension lasts; null until it is lifted. */
  days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(SUSPENSION_DAYS_MAX)))),
  to: z.optional(accountId),
  text: z.optional(requiredText(ANSWER_MAX)),
});
export type Decision = z.infer<typeof decideInput>;

export function findDecisionProblems({ on, action, days, to, text: reply }: Decision): FieldProblems {
  return {
    ...(!ACTIONS[on].includes(action) && { action: 'invalid' }),
    ...(action === 'suspend' && days === undefined && { days: 'required' }),
    ...(action === 'hand-over' && to === undefined && { to: 'required' }),
    ...(action === 'reply' && reply === undefined && { text: 'required' }),
  };
}

/** Why visitors don't see what was put back: another report removed it too, or its creator is suspended. */
export type StillHidden = 'report' | 'suspension';

export type CaseStatus = 'open' | 'kept' | 'deleted' | 'answered' | 'closed';

/** What a removal found instead of the reported content: other content, so that the case stays open, or none. */
export type Missed = 'changed' | 'gone';

export const STATUS_AFTER: Readonly<Record<Action, CaseStatus>> = {
  keep: 'kept',
  remove: 'deleted',
  'hide-name': 'deleted',
  'remove-photo': 'deleted',
  'remove-present': 'deleted',
  'put-back': 'kept',
  warn: 'open',
  suspend: 'open',
  'hand-over': 'open',
  reply: 'answered',
  close: 'closed',
};
