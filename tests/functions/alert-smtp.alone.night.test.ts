import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { closedPaths } from '@domain/closed-paths.ts';
import { Timestamp } from 'firebase-admin/firestore';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { alertOperators } from '../../functions/src/handlers/alert-operators.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { signingKey, writeAll } from './support/backend.ts';
import { withMailServer } from './support/mail-server.ts';

const caught: string[] = [];
/** Whose mails aren't taken, and whose end the connection. */
let [refused, cut] = ['', ''];
const server = withMailServer(
  (stream, session, done) =>
    void text(stream).then((mail) => {
      const to = session.envelope.rcptTo[0]?.address;
      if (to === refused) return done(Object.assign(new Error('no'), { responseCode: 451 }));
      caught.push(mail);
      if (to === cut) for (const connection of server.connections) connection.close();
      else done();
    }),
);

const idsTo = async (email: string) => {
  const mails = await Promise.all(caught.map((mail) => PostalMime.parse(mail)));
  return mails.filter(({ to }) => to?.[0]?.address === email).map(({ messageId }) => messageId);
};

it('a retry mails only the operators whose mail was not surely accepted, with the same id', async () => {
  const people = ['one', 'two', 'three'].map((name) => ({
    uid: randomUUID(),
    email: `${name}.${randomUUID()}@example.com`,
  }));
  const [one = '', two = '', three = ''] = people.map(({ email }) => email);
  await writeAll({
    ...Object.fromEntries(
      people.map(({ uid, email }) => [closedPaths.operator(uid), { email, name: '', addedAt: Timestamp.now() }]),
    ),
    [closedPaths.report(randomUUID())]: { reason: 'spam', note: '', status: 'open', reportedAt: Timestamp.now() },
  });
  // a digest marks no case, which other tests may wait for
  const at = Date.now();
  const run = () => alertOperators({ kind: 'digest', at }, { now: at, keys: createKeys(signingKey()) });
  [refused, cut] = [one, two];
  await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
  [refused, cut] = ['', ''];
  await run();
  await run();
  const [toOne, toTwo, toThree] = await Promise.all([one, two, three].map(idsTo));
  expect([toOne?.length, toTwo?.length, toThree?.length]).toEqual([1, 2, 1]);
  expect(new Set(toTwo).size).toBe(1);
});
