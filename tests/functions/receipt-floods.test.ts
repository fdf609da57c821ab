import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { RECEIPT_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createKeys } from '../../functions/src/services/keys.ts';
import { counterOf } from '../../functions/src/services/rate-limits.ts';
import { db, signingKey, writeAll } from './support/backend.ts';
import { makeCreator } from './support/people.ts';
import { posted, someAddress } from './support/requests.ts';

const someEmail = (host = `${randomUUID().slice(0, 8)}.example`) => `noa.${randomUUID().slice(0, 8)}@${host}`;

/** Reports a new profile, and returns whether the address gets mail for it. */
async function isNotified(email: string, from: string): Promise<boolean> {
  const { uid } = await makeCreator();
  const what = { kind: 'profile', uid } as const;
  const reporter = { email, language: 'en' } as const;
  await posted('reports', { id: randomUUID(), what, reason: 'bullying', note: '', reporter }, from);
  const { docs } = await db().collection(closedPaths.reports).where('subject.uid', '==', uid).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.get('notified') !== undefined;
}

it('one network has few receipts a day sent, to whomever; what it reports is stored', async () => {
  const network = someAddress();
  for (let sent = 0; sent < RECEIPT_LIMIT.sender.tries; sent += 1)
    expect(await isNotified(someEmail(), network)).toBe(true);
  expect(await isNotified(someEmail(), network)).toBe(false);
  expect(await isNotified(someEmail(), someAddress())).toBe(true);
});

it('one host gets a limited number of receipts a day, from any number of networks, unless it is a big provider', async () => {
  const keys = createKeys(signingKey());
  const [school, provider] = [`${randomUUID()}.example`, 'gmail.com'];
  const { tries, windowS } = RECEIPT_LIMIT.host;
  const used = [school, provider].map((host) => [
    paths.rateLimit(counterOf(RECEIPT_LIMIT.host, keys, 'receipt', 'host', host).key),
    { tries: tries - 1, expiresAt: Timestamp.fromMillis(Date.now() + windowS * 1000) },
  ]);
  await writeAll(Object.fromEntries(used));
  const notified: boolean[] = [];
  for (const host of [school, school, provider, provider])
    notified.push(await isNotified(someEmail(host), someAddress()));
  expect(notified).toEqual([true, false, true, true]);
});
