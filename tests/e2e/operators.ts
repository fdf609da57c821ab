import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { InputOf } from '../../domain/api.ts';
import { closedPaths } from '../../domain/closed-paths.ts';
import { send } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { admin } from './auth-emulator.ts';
import { target } from './creators.ts';
import { makeCareful } from './csp-strict.ts';

export type OperatorAccount = Awaited<ReturnType<typeof makeCareful>>;

/** A creator with a second factor who is an operator, as the command makes them. */
export async function makeOperator(): Promise<OperatorAccount> {
  const person = await makeCareful();
  const { uid, email, name } = person;
  await db().doc(closedPaths.operator(uid)).set({ email, name, addedAt: new Date() });
  await admin('update', { localId: uid, customAttributes: JSON.stringify({ operator: true }) });
  return person;
}

type Sent = InputOf<'reports'>;
/** Reports something as anybody can. Returns the id of the case. */
export async function report(what: Sent['what'], reason: Sent['reason'], note: string): Promise<string> {
  await send(target, 'reports', { id: randomUUID(), what, reason, note });
  const cases = db().collection(closedPaths.reports).where('kind', '==', what.kind);
  const ids = Object.entries(what).filter(([name]) => ['uid', 'quizId', 'circleId', 'memberId'].includes(name));
  const { docs } = await ids.reduce((query, [name, id]) => query.where(`subject.${name}`, '==', id), cases).get();
  const [found, ...others] = docs;
  if (!found || others.length > 0) throw new Error(`There are ${docs.length} cases of it.`);
  return found.id;
}

/** The list's link to a case. */
export const lineOf = (page: Page, id: string) => page.locator(`a[href*="${encodeURIComponent(id)}"]`);
