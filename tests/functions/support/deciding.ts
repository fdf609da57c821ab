import { randomUUID } from 'node:crypto';
import type { InputOf } from '@domain/api.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { db, stored } from './backend.ts';
import type { OperatorPerson } from './operators.ts';
import { call, called, posted } from './requests.ts';

export type Case = { on: 'report' | 'request'; id: string };
export type Choice = Pick<InputOf<'decide'>, 'action'> & Partial<InputOf<'decide'>>;

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
  const subject =
    'responseId' in what
      ? ['responseId', what.responseId]
      : 'uid' in what
        ? ['uid', what.uid]
        : 'circleId' in what
          ? ['circleId', what.circleId]
          : ['quizId', what.quizId];
  await posted('reports', { id: randomUUID(), what, reason: 'bullying', note: 'Look' });
  const [name = '', value] = subject;
  const found = db()
    .collection(closedPaths.reports)
    .where(`subject.${name}`, '==', value)
    .where('kind', '==', what.kind);
  const [document] = (await found.get()).docs.filter(({ id }) => id !== before?.id);
  return { on: 'report', id: document?.id ?? '' };
}
export const caseOf = ({ on, id }: Case) => stored(on === 'report' ? closedPaths.report(id) : paths.contactRequest(id));
