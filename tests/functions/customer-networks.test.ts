import { randomInt, randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from '@domain/api.ts';
import { RATE_LIMITS, REQUEST_DUE_S, SAFETY_DUE_S, SAFETY_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { siteOf } from '../../functions/src/services/client-ip.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { signingKey, stored, writeAll } from './support/backend.ts';
import { contactRequest, messageTo } from './support/inputs.ts';
import { makeCreator } from './support/people.ts';
import { post, posted, refusedWith } from './support/requests.ts';

const KEYS = createKeys(signingKey());
const DAY_MS = 24 * 3_600_000;

/** A customer's /48, and its networks by number. */
function aLine() {
  const prefix = `2001:db8:${randomInt(1, 0x10000).toString(16)}`;
  const at = (network: number) => `${prefix}:${network.toString(16)}::1`;
  return { at, site: siteOf({ headers: { 'x-forwarded-for': at(1) }, socket: {} }, KEYS) };
}

/** Stores what a customer's networks have used up. */
const useUp = (tries: number, ...of: string[]) =>
  writeAll({
    [paths.rateLimit(KEYS.sign('rate-limit', ...of).toString('hex'))]: {
      tries,
      expiresAt: Timestamp.fromMillis(Date.now() + DAY_MS),
    },
  });

/** Counted in memory only: a unit test of `admitByIp` is about them. */
const IN_MEMORY: readonly EndpointName[] = ['client-errors', 'visits'];
const COUNTED = (Object.keys(endpoints) as EndpointName[]).filter((name) => !IN_MEMORY.includes(name));

it.each(COUNTED)('%s is limited for all networks together that one IPv6 customer has', async (name) => {
  const [line, other] = [aLine(), aLine()];
  await useUp(5 * RATE_LIMITS[name].sender.tries, name, 'site', line.site);
  const answers: string[] = [];
  // some are free in each instance
  for (let network = 1; answers.at(-1) !== 'rate-limited' && network <= 30; network += 1)
    answers.push((await refusedWith(post(name, {}, line.at(network))))[1]);
  expect(answers.at(-1)).toBe('rate-limited');
  expect(await refusedWith(post(name, {}, other.at(1)))).toEqual([400, 'invalid-input']);
});

it('all networks of one customer may send one inbox what one of them may', async () => {
  const [{ uid }, line] = [await makeCreator(), aLine()];
  const { triesToOne, inAdvance } = RATE_LIMITS.messages.sender;
  const taken: boolean[] = [];
  for (let network = 1; network <= 2 * triesToOne; network += 1)
    taken.push((await post('messages', messageTo(uid), line.at(network))).status === 200);
  expect(taken.filter(Boolean)).toHaveLength(triesToOne + inAdvance.free);
});

it('safety requests beyond what one customer sends are due like others, and stay safety requests', async () => {
  const line = aLine();
  await useUp(SAFETY_LIMIT.tries - 1, 'safety', line.site);
  const dueAfter = async (network: number) => {
    const { id } = await posted(
      'contact-requests',
      { ...contactRequest(), id: randomUUID(), inquiryType: 'safety' },
      line.at(network),
    );
    const { createdAt, dueAt, inquiryType } = (await stored(paths.contactRequest(id))) as Record<string, Timestamp>;
    expect(inquiryType).toBe('safety');
    return ((dueAt?.toMillis() ?? 0) - (createdAt?.toMillis() ?? 0)) / 1000;
  };
  expect([await dueAfter(1), await dueAfter(2)]).toEqual([SAFETY_DUE_S, REQUEST_DUE_S]);
});
