import * as z from 'zod/mini';
import { contactRequest, requestDueAt } from '../contact/contact.ts';
import { type CaseInput, type CaseKind, caseFields } from './case.ts';
import { type Action, actionsFor, ON_REQUESTS } from './decision.ts';
import {
  canPutBack,
  isUrgentCase as isUrgentReport,
  notesOf,
  type Report,
  rankOf,
  dueAtOf as reportDueAt,
} from './report.ts';

/** A request as operators work on it; older ones have only what was sent. */
export const contactCase = z.extend(contactRequest, {
  ...caseFields,
  status: z._default(z.enum(['open', 'answered', 'closed']), 'open'),
  /** Missing in requests from before: see `requestDueAt`. */
  dueAt: z.optional(z.number()),
  answers: z._default(z.array(z.object({ text: z.string(), at: z.number(), operatorId: z.string() })), []),
});
export type ContactCase = z.infer<typeof contactCase>;

export type AnyCase = { on: 'report'; found: Report } | { on: 'request'; found: ContactCase };

export const dueAtOf = ({ on, found }: AnyCase): number =>
  on === 'report' ? reportDueAt(found) : (found.dueAt ?? requestDueAt(found));

export const isUrgentCase = ({ on, found }: AnyCase): boolean =>
  on === 'report' ? isUrgentReport(found) : found.inquiryType === 'safety';

/** Returns the place of a case among all: a request has one sender, whom nobody has confirmed. */
function placeOf(one: AnyCase): number {
  if (one.on === 'report' && one.found.rank !== undefined) return one.found.rank;
  return rankOf({ isUrgent: true, networks: 1, isBySignedIn: false, dueAt: dueAtOf(one) });
}

export const inOrder = (cases: readonly AnyCase[]): AnyCase[] =>
  cases.toSorted((one, other) => placeOf(one) - placeOf(other) || one.found.id.localeCompare(other.found.id));

/** The name of a case in an address: `report:<id>`. */
export const nameOf = ({ on, found }: AnyCase): string => `${on}:${found.id}`;

export function readCaseName(name: string | null): CaseInput | null {
  const [, on, id] = /^(report|request):(.+)$/.exec(name ?? '') ?? [];
  return on && id ? { on: on as CaseKind, id } : null;
}

/** Returns what an operator can do with a case: only what there is something to do it to. */
export function actionsOn({ on, found }: AnyCase): readonly Action[] {
  if (found.status !== 'open') return on === 'report' && canPutBack(found) ? ['put-back'] : [];
  if (on === 'request') return ON_REQUESTS;
  const actions = actionsFor(found);
  // a hurried click must not leave what can't wait as it is
  return isUrgentReport(found)
    ? actions.toSorted((one, other) => Number(one === 'keep') - Number(other === 'keep'))
    : actions;
}

/** Returns the action that is urged on who decides, if any: against a threat the removal, which can be undone. */
export function leadOf(one: AnyCase): Action | null {
  const actions = actionsOn(one);
  if (one.on === 'request' || one.found.status !== 'open') return actions[0] ?? null;
  const isThreat = isUrgentReport(one.found) && notesOf(one.found).some(({ reason }) => reason === 'threat');
  return isThreat && actions.includes('remove') ? 'remove' : null;
}
