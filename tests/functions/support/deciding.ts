import { randomUUID } from 'node:crypto';
import type { InputOf } from '@domain/api.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import type { Timestamp } from 'firebase-admin/firestore';
import { db, stored } from './backend.ts';
import { casesWhere } from './cases.ts';
import { messageTo } from './inputs.ts';
import type { OperatorPerson } from './operators.ts';
import type { Person } from './people.ts';
import { call, called, posted } from './requests.ts';

export type Case = { on: 'report' | 'request'; id: string };
export type Choice = Pick<InputOf<'decide'>, 'action'> & Partial<InputOf<'decide'>>;

/** The case that has a value in a field. */
export async function caseWhere(field: string, value: string): Promise<Case> {
  return { on: 'report', id: (await casesWhere(field, value))[0]?.id ?? '' };
}
/** Has somebody get a message and report it. */
export async function reportedMessage(to: Person, from?: string): Promise<Case & { messageId: string }> {
  const messageId = randomUUID();
  await posted('messages', messageTo(to.uid, { id: messageId }), from);
  await called('reportMessage', { messageId, reason: 'threat', note: '' }, to.token);
  return { ...(await caseWhere('messageId', messageId)), messageId };
}

export const decideOn = (on: Case, by: OperatorPerson, choice: Choice) =>
  call('decide', { ...on, note: 'As agreed', ...choice }, by.token);
export const outcomeOf = async (reply: ReturnType<typeof decideOn>) => {
  const { body } = await reply;
  return body.result?.status ?? body.error?.details?.code;
};
/** Claims a case and decides on it. */
export async function decideAs(by: OperatorPerson, on: Case, choice: Choice): Promise<unknown> {
  await called('claimCase', on, by.token);
  return outcomeOf(decideOn(on, by, choice));
}
/** Returns what the log says was done in a case, in alphabetical order. */
export const logOf = async ({ id }: Case) => {
  const { docs } = await db().collection(closedPaths.audit).where('id', '==', id).orderBy('at', 'desc').get();
  return docs.map((entry) => entry.get('action') as string).sort();
};

/** Reports something as anybody can, and finds its case: another one than `before`. */
export async function reported(what: InputOf<'reports'>['what'], before?: Case): Promise<Case> {
  await posted('reports', { id: randomUUID(), what, reason: 'bullying', note: 'Look' });
  const [name, value] = Object.entries(what).find(([field]) => /^(?:uid|\w+Id)$/.test(field)) ?? ['', ''];
  const found = await casesWhere(`subject.${name}`, value);
  const isIt = (one: (typeof found)[number]) => one.id !== before?.id && one.get('kind') === what.kind;
  return { on: 'report', id: found.find(isIt)?.id ?? '' };
}
export const caseOf = ({ on, id }: Case) => stored(on === 'report' ? closedPaths.report(id) : paths.contactRequest(id));

/** How long a case is kept after the decision. */
export async function keptAfterDecision(on: Case): Promise<number> {
  const { resolvedAt, expiresAt } = (await caseOf(on)) as Record<'resolvedAt' | 'expiresAt', Timestamp>;
  return expiresAt.toMillis() - resolvedAt.toMillis();
}
