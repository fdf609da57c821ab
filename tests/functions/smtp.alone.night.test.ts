import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import PostalMime from 'postal-mime';
import { beforeEach, expect, it } from 'vitest';
import { alertOperators } from '../../functions/src/handlers/alert-operators.ts';
import { sendSummary } from '../../functions/src/handlers/send-summary.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { WEEK_MS, weekEndBefore } from '../../functions/src/services/summaries/week.ts';
import { db, signingKey, writeAll } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { withMailServer } from './support/mail-server.ts';
import { makeCreator } from './support/people.ts';

/** What the server does with the mail to an address; it accepts all others. */
type Failure = 'not now' | 'never' | 'gone before it answers';
let failing: Readonly<Record<string, Failure>> = {};
let caught: string[] = [];
const CODES = { 'not now': 451, never: 554 };
const server = withMailServer(
  (stream, session, done) =>
    void text(stream).then((mail) => {
      const failure = failing[session.envelope.rcptTo[0]?.address ?? ''];
      if (failure === 'not now' || failure === 'never')
        return done(Object.assign(new Error('no'), { responseCode: CODES[failure] }));
      caught.push(mail);
      if (!failure) return done();
      for (const connection of server.connections) connection.close();
    }),
);
beforeEach(() => {
  [failing, caught] = [{}, []];
});
const idsTo = async (email: string) => {
  const mails = await Promise.all(caught.map((mail) => PostalMime.parse(mail)));
  return mails.filter(({ to }) => to?.[0]?.address === email).map(({ messageId }) => messageId);
};

const keys = createKeys(signingKey());
const weekEnd = weekEndBefore(Date.now()) + WEEK_MS;

/** Somebody who wants the weekly summary and got a message; and their task. */
async function makeTask() {
  const { uid, email } = await makeCreator();
  db();
  await getAuth().updateUser(uid, { emailVerified: true });
  await patch(paths.account(uid), { weeklySummary: 'en' });
  const message = { ...makeMessage({ recipientId: uid }), createdAt: Timestamp.now(), readAt: null };
  await writeAll({ [paths.message(randomUUID())]: message });
  const now = Date.now();
  return { email, run: () => sendSummary({ uid, weekEnd, notAfter: now + 3_600_000 }, { now, keys }) };
}

it('a summary that the server could not accept is sent by a later attempt, once', async () => {
  const { email, run } = await makeTask();
  failing = { [email]: 'not now' };
  await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
  failing = {};
  await Promise.all([run(), run()]);
  await run();
  expect(caught).toHaveLength(1);
});

it.each<Failure>(['never', 'gone before it answers'])(
  'a summary that the server took "%s" is not tried again: two would be worse than none',
  async (failure) => {
    const { email, run } = await makeTask();
    failing = { [email]: failure };
    await run();
    const before = caught.length;
    failing = {};
    await run();
    expect(caught).toHaveLength(before);
  },
);

it('a retry mails only the operators whose mail was not surely accepted, with the same id', async () => {
  const people = ['one', 'two', 'three'].map((name) => [randomUUID(), `${name}.${randomUUID()}@example.com`] as const);
  const [one = '', two = '', three = ''] = people.map(([, email]) => email);
  const added = people.map(([uid, email]) => [
    closedPaths.operator(uid),
    { email, name: '', addedAt: Timestamp.now() },
  ]);
  await writeAll({
    ...Object.fromEntries(added),
    [closedPaths.report(randomUUID())]: { reason: 'spam', note: '', status: 'open', reportedAt: Timestamp.now() },
  });
  // a digest marks no case, which other tests may wait for
  const at = Date.now();
  const run = () => alertOperators({ kind: 'digest', at }, { now: at, keys });
  failing = { [one]: 'not now', [two]: 'gone before it answers' };
  await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
  failing = {};
  await run();
  await run();
  const [toOne, toTwo, toThree] = await Promise.all([one, two, three].map(idsTo));
  expect([toOne?.length, toTwo?.length, toThree?.length]).toEqual([1, 2, 1]);
  expect(new Set(toTwo).size).toBe(1);
});
