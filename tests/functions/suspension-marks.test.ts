import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { decideAs } from './support/deciding.ts';
import { makeOperator } from './support/operators.ts';
import { type Creator, changeEmail, makeConfirmed, makeCreator, signUp, someUsername } from './support/people.ts';
import { call, called, posted } from './support/requests.ts';

/** Suspends somebody without an end, and returns how many identifiers are kept from coming back. */
async function suspend({ uid }: Creator): Promise<number> {
  await posted('reports', { id: randomUUID(), what: { kind: 'profile', uid }, reason: 'threat', note: '' });
  const { docs } = await db().collection(closedPaths.reports).where('accusedId', '==', uid).get();
  const on = { on: 'report', id: docs[0]?.id ?? '' } as const;
  await decideAs(await makeOperator(), on, { action: 'suspend', days: null });
  const { marks } = (await stored(closedPaths.suspension(uid))) as { marks: string[] };
  return marks.length;
}

/** Whether somebody new is welcome under an address. */
async function isWelcome(email: string): Promise<boolean> {
  const { token } = await signUp('Lena', email);
  const account = { name: 'Lena', username: someUsername(), ageGroup: '18+' };
  return (await call('ensureProfile', account, token)).status === 200;
}

it('suspending somebody who never confirmed their address keeps nobody else out', async () => {
  const name = `lena.${randomUUID().slice(0, 8)}`;
  const stranger = await makeCreator('Stranger', `${name}+x@gmail.com`);
  expect(await suspend(stranger)).toBe(0);
  expect(await isWelcome(`${name}@gmail.com`)).toBe(true);
});

it('who changes their address while suspended, and leaves, comes back under neither', async () => {
  const creator = await makeConfirmed();
  const { email, profile } = creator;
  await suspend(creator);
  const { token } = await changeEmail(creator, `then${email}`);
  await called('deleteAccount', { username: profile.username }, token);
  expect(await isWelcome(email)).toBe(false);
  expect(await isWelcome(`then${email}`)).toBe(false);
});

it('a confirmed address is kept out under each alias, and nobody whose address only looks like one', async () => {
  const somebody = await makeConfirmed();
  expect(await suspend(somebody)).toBe(1);
  expect(await isWelcome(somebody.email.replace('@', '+again@'))).toBe(false);
  expect(await isWelcome(somebody.email.replace('@gmail.com', '@school.example'))).toBe(true);
});
