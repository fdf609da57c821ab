import type { EndpointName } from '@domain/api.ts';
import { CALLER_LIMIT, RATE_LIMITS, type RateLimit, REQUEST_MAX_BYTES, SET_ASIDE_KEPT_S } from '@domain/limits.ts';
import { ANONYMOUS_SENDER } from '@domain/messages/message.ts';
import { paths } from '@domain/paths.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { senderOf, siteOf } from '../../functions/src/services/client-ip.ts';
import { createKeys } from '../../functions/src/services/keys.ts';
import { db, FUNCTIONS, signingKey, stored, writeAll } from './support/backend.ts';
import { storedWhen } from './support/documents.ts';
import { endsAfter } from './support/ends.ts';
import { answersTo, contactRequest, messageTo } from './support/inputs.ts';
import { makeCreator, makePublished } from './support/people.ts';
import { call, called, post, posted, refusal, send, someAddress } from './support/requests.ts';
import { SOUND_REQUESTS } from './support/sound-requests.ts';

/** The tries that a test leaves of a limit: what came before is in the count, as from other instances. */
const LEFT = 5;
const KEYS = createKeys(signingKey());

/** Stores counts of earlier tries, by their keys. */
function writeCounts(counts: Readonly<Record<string, object>>, windowS: number): Promise<void> {
  const expiresAt = Timestamp.fromMillis(Date.now() + windowS * 1000);
  const windows = Object.entries(counts).map(([key, count]) => [paths.rateLimit(key), { ...count, expiresAt }]);
  return writeAll(Object.fromEntries(windows));
}
const senderAt = (address: string) => senderOf({ headers: { 'x-forwarded-for': address }, socket: {} }, KEYS);
/** The key under which a sender's tries are counted. */
const senderKey = (name: EndpointName, address: string) =>
  KEYS.sign('rate-limit', name, 'sender', senderAt(address)).toString('hex');
/** Stores earlier tries of a sender or a device to one recipient. */
function writeTries(
  kind: 'sender' | 'device' | 'site',
  { windowS }: RateLimit,
  of: string,
  recipient: string,
  tries: number,
  name: EndpointName = 'responses',
): Promise<void> {
  const key = KEYS.sign('rate-limit', name, kind, of).toString('hex');
  const part = KEYS.sign('rate-limit', name, 'sender', of, 'to', recipient).toString('hex').slice(0, 16);
  return writeCounts({ [key]: { tries, toOne: { [part]: tries } } }, windowS);
}
const recipientKey = (name: EndpointName, recipient: string) =>
  KEYS.sign('rate-limit', name, 'recipient', recipient).toString('hex');
/** What the functions, which are one instance here, allow before they count. */
const freeOf = ({ inAdvance }: RateLimit) => inAdvance?.free ?? 0;

const aQuiz = async () => (await makePublished()).quizId;
const makeTracking = () => ({ timestamp: Date.now() });

/** One limiter counts for all: by day, one endpoint of each kind of limit is enough. */
const tagsOf = (name: EndpointName) =>
  ['responses', 'contact-requests', 'client-errors'].includes(name) ? [] : ['night'];

/** Posts many at once and gives how many of them were answered with each status. */
async function postAtOnce(name: EndpointName, bodies: readonly object[], from: () => string) {
  return countStatuses(await Promise.all(bodies.map((body) => post(name, body, from()))));
}
function countStatuses(replies: readonly { status: number }[]) {
  const statuses: Record<number, number> = {};
  for (const { status } of replies) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

describe('one sender', () => {
  for (const name of Object.keys(SOUND_REQUESTS) as EndpointName[])
    it(`can call ${name} up to the limit, in parallel or not`, { tags: tagsOf(name) }, async () => {
      const make = await SOUND_REQUESTS[name]();
      const limit: RateLimit = RATE_LIMITS[name].sender;
      const { tries, windowS } = limit;
      const address = someAddress();
      // these are counted in memory only
      const counted = ['client-errors', 'visits'].includes(name) ? tries : LEFT;
      if (counted < tries) await writeCounts({ [senderKey(name, address)]: { tries: tries - counted } }, windowS);
      const left = counted + freeOf(limit);
      const bodies = Array.from({ length: left + 10 }, make);
      expect(await postAtOnce(name, bodies, () => address)).toEqual({ 200: left, 429: 10 });

      const again = await post(name, make(), address);
      const { error } = await refusal(Promise.resolve(again));
      expect(error.code).toBe('rate-limited');
      expect(error.retryAfter).toBeGreaterThan(0);
      expect(error.retryAfter).toBeLessThanOrEqual(windowS);
      expect(again.headers.get('retry-after')).toBe(String(error.retryAfter));
      // somebody else, and the same one with another address written in front of theirs
      expect((await post(name, make(), someAddress())).status).toBe(200);
      expect((await post(name, make(), `${someAddress()}, ${address}`)).status).toBe(429);
    });

  it.each([
    ['responses', aQuiz, answersTo],
    ['messages', async () => (await makeCreator()).uid, messageTo],
  ] as const)(
    'can send one recipient fewer %s than that, and still send to others',
    async (name, makeRecipient, make) => {
      const [one, other] = await Promise.all([makeRecipient(), makeRecipient()]);
      const limit = RATE_LIMITS[name].sender;
      const { triesToOne, windowS } = limit;
      const address = someAddress();
      await writeTries('sender', limit, senderAt(address), one, triesToOne - LEFT, name);
      const left = LEFT + freeOf(limit);
      const bodies = Array.from({ length: left + 5 }, () => make(one));
      // a class plays together: all of them at once
      expect(await postAtOnce(name, bodies, () => address)).toEqual({ 200: left, 429: 5 });
      const { status, error } = await refusal(post(name, make(one), address));
      expect([status, error.code]).toEqual([429, 'recipient-rate-limited']);
      expect(error.retryAfter).toBeGreaterThan(windowS - 300);
      expect(error.retryAfter).toBeLessThanOrEqual(windowS);
      expect((await post(name, make(other), address)).status).toBe(200);
      expect((await post(name, make(one))).status).toBe(200);
    },
  );

  it.each<[string, RequestInit & { headers?: Record<string, string> }]>([
    ['no JSON', { body: '{"id":' }],
    ['of no sound shape', { body: '{}' }],
    ['of another type', { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['too large', { body: JSON.stringify({ filler: 'x'.repeat(REQUEST_MAX_BYTES) }) }],
    ['no POST', { method: 'GET' }],
  ])(
    'spends a try on a request that is %s, and is then refused before it is parsed',
    async (_, { headers, ...init }) => {
      const from = someAddress();
      const ask = () =>
        send<{ error?: { code: string } }>(`${FUNCTIONS}/api/api/contact-requests`, {
          method: 'POST',
          ...init,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
        });
      const { tries } = RATE_LIMITS['contact-requests'].sender;
      const replies = await Promise.all(Array.from({ length: tries + 10 }, ask));
      const refused = replies.filter(({ body }) => body.error?.code === 'rate-limited');
      expect(refused).toHaveLength(10);
      expect((await post('contact-requests', contactRequest(), from)).status).toBe(429);
      // each endpoint has tries of its own
      expect((await post('collect-tracking-data', makeTracking(), from)).status).toBe(200);
      // in the database, for all instances
      expect((await stored(paths.rateLimit(senderKey('contact-requests', from))))?.['tries']).toBe(tries);
    },
  );
});

describe('a crowd behind one address', () => {
  const { device, sender } = RATE_LIMITS.responses;

  /** Posts answers to a quiz from an address, with a cookie or without. Returns the last reply and the cookie it set. */
  async function play(quizId: string, address: string, { cookie = '', times = 1 } = {}) {
    const bodies = Array.from({ length: times }, () => answersTo(quizId));
    const replies = await Promise.all(bodies.map((body) => post('responses', body, address, { cookie })));
    const { status, headers } = replies.at(-1) as (typeof replies)[number];
    return {
      status,
      statuses: countStatuses(replies),
      headers,
      cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
    };
  }

  it('is distinguished once its tries are used up: a refused device gets a cookie, and may retry immediately', async () => {
    const [quizId, address] = [await aQuiz(), someAddress()];
    await exhaust(quizId, address);
    for (let player = 0; player < 3; player++) {
      const refused = await play(quizId, address);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
      expect(refused.headers.get('set-cookie')).toMatch(
        /^__session=[^;]+; Max-Age=86400; Path=\/api\/responses; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      );
      expect((await play(quizId, address, { cookie: refused.cookie })).status).toBe(200);
    }
  });

  it('limits each device, wherever it is, and gives it no second cookie', async () => {
    const [quizId, address] = [await aQuiz(), someAddress()];
    await exhaust(quizId, address);
    const { cookie } = await play(quizId, address);
    const id = cookie.slice('__session='.length).split('.')[0] as string;
    await writeTries('device', device, id, quizId, device.triesToOne - LEFT);
    const left = LEFT + freeOf(device);
    expect((await play(quizId, address, { cookie, times: left + 5 })).statuses).toEqual({ 200: left, 429: 5 });
    const elsewhere = await play(quizId, someAddress(), { cookie });
    expect([elsewhere.status, elsewhere.headers.get('set-cookie')]).toEqual([429, null]);
    expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('has a limit, too, beyond which a new cookie does not help', async () => {
    const [quizId, address] = [await aQuiz(), someAddress()];
    await exhaust(quizId, address);
    await writeTries('sender', sender, senderAt(address), quizId, sender.triesToOne);
    for (let others = freeOf(device); others < freeOf(sender); others++) {
      const { cookie } = await play(quizId, address);
      expect((await play(quizId, address, { cookie })).status).toBe(200);
    }
    const { cookie } = await play(quizId, address);
    const beyond = await play(quizId, address, { cookie });
    expect([beyond.status, beyond.headers.get('set-cookie')]).toEqual([429, null]);
  });

  it('is not distinguished for messages: many hurt the recipient, whoever sends them', async () => {
    const { uid } = await makeCreator();
    const address = someAddress();
    const { triesToOne } = RATE_LIMITS.messages.sender;
    await writeTries('sender', RATE_LIMITS.messages.sender, senderAt(address), uid, triesToOne, 'messages');
    const bodies = Array.from({ length: freeOf(RATE_LIMITS.messages.sender) + 1 }, () => messageTo(uid));
    const replies = await Promise.all(bodies.map((body) => post('messages', body, address)));
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.headers.get('set-cookie')).toBeNull();
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  /** Uses up what devices without a cookie may send to a quiz from an address. */
  async function exhaust(quizId: string, address: string): Promise<void> {
    await writeTries('device', device, senderAt(address), quizId, device.triesToOne);
    await play(quizId, address, { times: freeOf(device) });
  }
});

it("all networks that one customer may have share a limit, and the provider's other networks do not", async () => {
  const { uid } = await makeCreator();
  const { sender } = RATE_LIMITS.messages;
  const site = siteOf({ headers: { 'x-forwarded-for': '2001:db8:77:1::1' }, socket: {} }, KEYS);
  await writeTries('site', sender, site, uid, 5 * sender.triesToOne, 'messages');
  const from = (network: number) => post('messages', messageTo(uid), `2001:db8:77:${network.toString(16)}::1`);
  const statuses: number[] = [];
  for (let network = 1; network <= freeOf(sender) + 2; network += 1) statuses.push((await from(network)).status);
  expect(statuses).toEqual([...Array(freeOf(sender)).fill(200), 429, 429]);
  expect((await post('messages', messageTo(uid), '2001:db8:78:1::1')).status).toBe(200);
});

describe('one recipient', () => {
  it('gets a limited number of messages in the inbox, from any number of addresses, and the rest set aside', async () => {
    const { uid, token } = await makeCreator();
    const make = (recipientId = uid) => messageTo(recipientId);
    const limit = RATE_LIMITS.messages.recipient;
    await writeCounts({ [recipientKey('messages', uid)]: { tries: limit.tries - LEFT } }, limit.windowS);
    const left = LEFT + freeOf(limit);
    const bodies = Array.from({ length: left + 5 }, () => make());
    expect(await postAtOnce('messages', bodies, someAddress)).toEqual({ 200: left + 5 });
    await storedWhen(paths.account(uid), (account) =>
      expect(account?.['inbox']).toEqual({ messages: left, unread: left, setAside: 5 }),
    );
    // from a friend: answered like any other, and there for the recipient to read, report and block
    const friends = make();
    expect(await posted('messages', friends)).toEqual({ id: friends.id });
    const found = (await stored(paths.message(friends.id))) as Record<string, Timestamp>;
    const { setAsideAt, expiresAt, digest: _, ...fields } = found;
    expect(fields).toEqual({ recipientId: uid, senderName: ANONYMOUS_SENDER, message: friends.message });
    expect(expiresAt).toEqual(endsAfter(setAsideAt?.toMillis() ?? 0, SET_ASIDE_KEPT_S));
    expect(await called('reportMessage', { messageId: friends.id, reason: 'spam', note: '' }, token)).toBeDefined();
    expect(await called('blockSender', { messageId: friends.id }, token)).toEqual({ outcome: 'blocked' });
    expect((await post('messages', { ...friends, message: 'Other words' })).status).toBe(409);
    const { uid: other } = await makeCreator();
    const elsewhere = make(other);
    await posted('messages', elsewhere);
    expect(await stored(paths.message(elsewhere.id))).toMatchObject({ readAt: null });
  });

  it('gets a limited number of answers to a quiz, and other quizzes are not affected', async () => {
    const [full, other] = await Promise.all([aQuiz(), aQuiz()]);
    const limit = RATE_LIMITS.responses.recipient;
    await writeCounts({ [recipientKey('responses', full)]: { tries: limit.tries } }, limit.windowS);
    const bodies = Array.from({ length: freeOf(limit) + 30 }, () => answersTo(full));
    const replies = await Promise.all(bodies.map((body) => post('responses', body)));
    expect(countStatuses(replies)).toEqual({ 200: freeOf(limit), 429: 30 });
    const { status, error } = await refusal(post('responses', answersTo(full)));
    expect([status, error.code]).toEqual([429, 'rate-limited']);
    // a crowd that was refused together comes back over the whole next window
    const waits = replies.flatMap(({ headers }) => Number(headers.get('retry-after')) || []);
    expect(Math.min(...waits)).toBeGreaterThan(limit.windowS - 300);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * limit.windowS);
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(limit.windowS / 3);
    expect((await post('responses', answersTo(other))).status).toBe(200);
  });

  it('is not shut off from everybody by one who floods', async () => {
    const { uid } = await makeCreator();
    const make = () => messageTo(uid);
    const address = someAddress();
    const { sender, recipient } = RATE_LIMITS.messages;
    const allowed = sender.triesToOne + freeOf(sender);
    const bodies = Array.from({ length: allowed + 20 }, make);
    const began = Date.now();
    expect(await postAtOnce('messages', bodies, () => address)).toEqual({ 200: allowed, 429: 20 });
    // what was refused has used up nothing that others share
    const shared = await stored(paths.rateLimit(recipientKey('messages', uid)));
    expect(shared?.['tries']).toBe(recipient.inAdvance.lease);
    // a window is never shorter than its limit says
    const left = Number((shared?.['expiresAt'] as Timestamp | undefined)?.toMillis()) - began;
    expect(left).toBeGreaterThanOrEqual(recipient.windowS * 1000);
    expect(left).toBeLessThan(recipient.windowS * 1100 + 300_000);
    expect((await post('messages', make())).status).toBe(200);
  });
});

it('one creator can call up to the limit, and another one is not affected', async () => {
  const [busy, other] = [await makeCreator(), await makeCreator()];
  const key = KEYS.sign('rate-limit', 'caller', busy.uid).toString('hex');
  await writeCounts({ [key]: { tries: CALLER_LIMIT.tries - 1 } }, CALLER_LIMIT.windowS);
  const callsOf = ({ token }: { token: string }) => call('ensureProfile', {}, token);
  expect((await callsOf(busy)).status).toBe(200);
  const { status, body } = await callsOf(busy);
  expect([status, body.error?.details?.code]).toEqual([429, 'rate-limited']);
  expect(body.error?.details?.retryAfter).toBeGreaterThan(CALLER_LIMIT.windowS - 300);
  expect((await callsOf(other)).status).toBe(200);
});

it('an invalid call of a creator counts like any other', async () => {
  const { uid, token } = await makeCreator();
  const key = KEYS.sign('rate-limit', 'caller', uid).toString('hex');
  const triesOf = async () => Number((await stored(paths.rateLimit(key)))?.['tries']);
  const before = await triesOf();
  expect((await call('saveQuiz', { draft: 'none' }, token)).status).toBe(400);
  expect(await triesOf()).toBe(before + 1);
});

it('counts contain nothing that identifies the sender', async () => {
  const address = someAddress();
  const [{ uid }, quizId] = [await makeCreator(), await aQuiz()];
  await Promise.all([
    post('unlock-quiz', { quizId, password: 'wrong guess' }, address),
    post('collect-tracking-data', makeTracking(), address),
    post('messages', messageTo(uid), address),
  ]);
  const { docs } = await db().collection('rateLimits').get();
  expect(docs.length).toBeGreaterThan(0);
  for (const document of docs) {
    expect(document.id).toMatch(/^[0-9a-f]{64}$/);
    const { tries, toOne = {}, expiresAt, ...rest } = document.data();
    expect([tries, expiresAt, rest]).toEqual([expect.any(Number), expect.any(Timestamp), {}]);
    for (const [to, count] of Object.entries(toOne)) {
      expect(to).toMatch(/^[0-9a-f]{16}$/);
      expect(count).toBeGreaterThan(0);
    }
  }
});
