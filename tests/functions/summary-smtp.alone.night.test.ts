import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { paths } from '@domain/paths.ts';
import { makeMessage } from '@domain/testing/make-message.ts';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { sendSummary } from '../../functions/src/handlers/send-summary.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { WEEK_MS, weekEndBefore } from '../../functions/src/services/summaries/week.ts';
import { db, signingKey, writeAll } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { type TakeMail, withMailServer } from './support/mail-server.ts';
import { makeCreator } from './support/people.ts';

const take: TakeMail = (stream, _, done) =>
  void text(stream).then((mail) => {
    caught.push(mail);
    done();
  });
const refuse =
  (responseCode: number): TakeMail =>
  (stream, _, done) =>
    void text(stream).then(() => done(Object.assign(new Error('no'), { responseCode })));

let caught: string[] = [];
let answer = take;
const server = withMailServer((...args) => answer(...args));

beforeEach(() => {
  [caught, answer] = [[], take];
});

const weekEnd = weekEndBefore(Date.now()) + WEEK_MS;
const keys = createKeys(signingKey());

/** Somebody who wants the summary and got a message; and their task. */
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

it('one that the server could not accept is sent by a later attempt, once', async () => {
  const { run } = await makeTask();
  answer = refuse(451);
  await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
  answer = take;
  await run();
  await run();
  expect(caught).toHaveLength(1);
});

it.each<[string, TakeMail]>([
  ['refuses it', refuse(554)],
  [
    'is gone before it answers',
    (stream) => void text(stream).then(() => [...server.connections].forEach((one) => void one.close())),
  ],
])('where the server %s, it is not retried: two would be worse than none', async (_, failing) => {
  const { run } = await makeTask();
  answer = failing;
  await run();
  answer = take;
  await run();
  expect(caught).toEqual([]);
});
