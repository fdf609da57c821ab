import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { CLAIM_MS } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { db, stored, writeAll } from './support/backend.ts';
import { decideAs, decideOn, outcomeOf, reported, reportedMessage } from './support/deciding.ts';
import { isGone, patch } from './support/documents.ts';
import { contactRequest } from './support/inputs.ts';
import { ops } from './support/operator.ts';
import { makeCareful, makeOperator, weakTokenOf } from './support/operators.ts';
import { makeCreator, makeProfileOf, signUp, someUsername } from './support/people.ts';
import { call, called, posted, problemOf, readOverRest, someAddress } from './support/requests.ts';

/** A request from the contact form: the simplest case. */
async function makeRequest(): Promise<string> {
  const form = { ...contactRequest(), email: `noa.${randomUUID()}@example.com`, inquiryType: 'safety' };
  return (await posted('contact-requests', form)).id;
}
const logOf = async (id: string) => {
  const { docs } = await db().collection(closedPaths.audit).where('id', '==', id).get();
  return docs.map((entry) => `${entry.get('action')} by ${entry.get('operatorId')}`).sort();
};

it("operators are added and removed by the project's owner, by email", async () => {
  const person = await makeCareful();
  expect((await ops('operator', 'add', `nobody.${person.email}`)).code).toBe(1);
  const without = await signUp();
  expect((await ops('operator', 'add', without.email)).out).toContain('confirm the address');
  await getAuth().updateUser(without.uid, { emailVerified: true });
  expect((await ops('operator', 'add', without.email)).out).toContain('second step');
  expect(await stored(closedPaths.operator(without.uid))).toBeUndefined();

  for (const _ of ['once', 'twice']) expect((await ops('operator', 'add', person.email)).code).toBe(0);
  expect((await ops('operator', 'list')).out).toContain(person.email);
  const token = await person.signIn();
  const on = { on: 'request', id: await makeRequest() };
  await called('claimCase', on, token);
  const mine = db().doc(closedPaths.operator(person.uid));
  const fields = (await mine.get()).data();
  await mine.delete();
  // the token is as good as before
  expect(await problemOf(call('claimCase', on, token))).toEqual([404, 'not-found']);
  await mine.set(fields ?? {});

  expect((await ops('operator', 'remove', person.email)).code).toBe(0);
  expect((await ops('operator', 'list')).out).not.toContain(person.email);
  expect((await call('claimCase', on, token)).status).toBeGreaterThanOrEqual(401);
  expect(await logOf(person.uid)).toEqual(['operator-added by system', 'operator-removed by system']);
});

it('operators who leave stay in the log by email, after their account is gone', async () => {
  const leaving = await makeOperator();
  await called('deleteAccount', { username: null }, leaving.token);
  await isGone(closedPaths.operator(leaving.uid));
  const { docs } = await db().collection(closedPaths.audit).where('id', '==', leaving.uid).get();
  expect(docs.map((entry) => `${entry.get('action')} ${entry.get('note')}`).sort()).toEqual([
    `operator-added ${leaving.email}`,
    `operator-removed ${leaving.email}`,
  ]);
});

it('operators cannot decide about themselves or about their own reports, and cannot suspend other operators', async () => {
  const [one, two] = [await makeOperator(), await makeOperator()];
  await makeProfileOf(one, { name: 'One', username: someUsername() });
  const aboutOne = await reported({ kind: 'profile', uid: one.uid });
  const byOne = await reportedMessage(one);
  for (const on of [aboutOne, byOne]) {
    expect(await problemOf(call('claimCase', on, one.token))).toEqual([403, 'forbidden']);
    // however they got it
    await patch(closedPaths.report(on.id), { claim: { operatorId: one.uid, until: Date.now() + CLAIM_MS } });
    expect(await outcomeOf(decideOn(on, one, { action: 'keep' }))).toBe('forbidden');
    await patch(closedPaths.report(on.id), { claim: null });
  }
  expect(await decideAs(two, aboutOne, { action: 'suspend', days: 7 })).toBe('forbidden');
  expect(await decideAs(two, byOne, { action: 'keep' })).toBe('kept');
});

it("operators can see the sender's data only while they have claimed the case, and the log says so", async () => {
  const [recipient, operator] = [await makeCreator(), await makeOperator()];
  const address = someAddress();
  const on = await reportedMessage(recipient, address);
  expect(await called('claimCase', on, operator.token)).not.toHaveProperty('sender');
  const { sender } = await called('claimCase', { ...on, opensSender: true }, operator.token);
  expect(sender).toMatchObject({ ip: address });
  expect(await logOf(on.id)).toEqual([`claim by ${operator.uid}`, `open-sender by ${operator.uid}`]);
  // the notice to an accused person does not say whose message it was
  expect(on.id).toMatch(/^message\.[0-9a-f]{32}$/);
});

it('nobody else learns that there are endpoints for operators', async () => {
  const [operator, other] = [await makeOperator(), await makeCareful()];
  const otherToken = await other.signIn();
  for (const name of ['claimCase', 'releaseCase', 'decide', 'liftSuspension', 'runAgain', 'flipSwitch'] as const) {
    for (const token of [undefined, other.token, otherToken, weakTokenOf(operator)])
      expect([name, ...(await problemOf(call(name, {}, token)))]).toEqual([name, 404, 'not-found']);
    expect([name, ...(await problemOf(call(name, {}, operator.token)))]).toEqual([name, 400, 'invalid-input']);
  }
});

it('operators can read cases under the rules only with a second factor', async () => {
  const operator = await makeOperator();
  const path = paths.contactRequest(await makeRequest());
  expect(await readOverRest(path, operator.token)).toEqual([200, undefined]);
  expect(await readOverRest(path, weakTokenOf(operator))).toEqual([403, 'PERMISSION_DENIED']);
});

it('of two operators who claim a case in parallel one gets it, and can renew it; it is free again once released or expired', async () => {
  const [one, two] = [await makeOperator(), await makeOperator()];
  const id = await makeRequest();
  const on = { on: 'request', id } as const;
  const before = Date.now();
  const replies = await Promise.all([one, two, one, two].map(({ token }) => call('claimCase', on, token)));
  const won = replies.flatMap(({ body }) => body.result?.claim.operatorId ?? []);
  expect(new Set(won).size).toBe(1);
  expect(replies.filter(({ body }) => body.error?.details?.code === 'conflict')).toHaveLength(2);
  const [winner, loser] = won[0] === one.uid ? [one, two] : [two, one];
  const { claim } = await called('claimCase', on, winner.token);
  expect(claim.until).toBeGreaterThanOrEqual(before + CLAIM_MS);

  // another's claim isn't given back
  await called('releaseCase', on, loser.token);
  expect(await problemOf(call('claimCase', on, loser.token))).toEqual([409, 'conflict']);
  await called('releaseCase', on, winner.token);
  expect((await called('claimCase', on, loser.token)).claim.operatorId).toBe(loser.uid);

  await patch(paths.contactRequest(id), { claim: { operatorId: loser.uid, until: Date.now() - 1 } });
  expect((await called('claimCase', on, winner.token)).claim.operatorId).toBe(winner.uid);
  const [first, other] = [winner.uid, loser.uid];
  expect(await logOf(id)).toEqual(
    [`claim by ${first}`, `release by ${first}`, `claim by ${other}`, `claim by ${first}`].sort(),
  );
});

it('operators cannot claim a case that is gone or decided', async () => {
  const { token } = await makeOperator();
  for (const on of ['report', 'request'])
    expect(await problemOf(call('claimCase', { on, id: randomUUID() }, token))).toEqual([404, 'not-found']);
  const id = await makeRequest();
  await patch(paths.contactRequest(id), { status: 'answered' });
  expect(await problemOf(call('claimCase', { on: 'request', id }, token))).toEqual([409, 'conflict']);
});

it('operators can count a year for a report, as anonymous numbers', async () => {
  const year = '1999';
  await writeAll({
    [closedPaths.serviceDay(`${year}-03-01`)]: { day: `${year}-03-01`, plays: 7, reports: 2, waiting: 5 },
    [closedPaths.serviceDay(`${year}-12-31`)]: { day: `${year}-12-31`, plays: 3 },
    [closedPaths.auditEntry(randomUUID())]: { at: Timestamp.fromMillis(Date.UTC(1999, 5)), action: 'remove' },
    [closedPaths.auditEntry(randomUUID())]: { at: Timestamp.fromMillis(Date.UTC(2000, 0)), action: 'keep' },
  });
  const { out } = await ops('report', year);
  for (const line of ['1999, 2 days counted', 'plays: 10', 'reports: 2', 'remove: 1']) expect(out).toContain(line);
  for (const word of ['keep', 'waiting']) expect(out).not.toContain(word);
  expect((await ops('report', 'last')).code).toBe(1);
});
