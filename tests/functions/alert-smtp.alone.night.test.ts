import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closedPaths } from '@domain/closed-paths.ts';
import { Timestamp } from 'firebase-admin/firestore';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { alertOperators } from '../../functions/src/handlers/alert-operators.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { signingKey, writeAll } from './support/backend.ts';

// local functions write mails into files, so this calls their handler itself, with a mail server
const caught: string[] = [];
/** Whose mails aren't taken, and whose end the connection. */
let [refused, cut] = ['', ''];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) =>
    void text(stream).then((mail) => {
      const to = session.envelope.rcptTo[0]?.address;
      if (to === refused) return done(Object.assign(new Error('no'), { responseCode: 451 }));
      caught.push(mail);
      if (to === cut) for (const connection of server.connections) connection.close();
      else done();
    }),
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  vi.stubEnv('MAIL_FROM', 'WhoKnows <hello@whoknows.example>');
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  vi.stubEnv('SITE_ORIGIN', 'https://whoknows.example');
});
afterAll(() => {
  vi.unstubAllEnvs();
  return new Promise<void>((resolve) => server.close(resolve));
});

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
