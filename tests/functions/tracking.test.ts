import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { MADE_SOFTWARE, makeTracking } from '@domain/testing/make-tracking.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { beforeAll, expect, it } from 'vitest';
import { db, FUNCTIONS, stored } from './support/backend.ts';
import { answersTo, messageTo } from './support/inputs.ts';
import { type Creator, makeCreator, saveNew } from './support/people.ts';
import { isPersonal } from './support/quiet-log.ts';
import { LUND, PRIVATE_ADDRESS, post, posted, readOverRest, refusal, send, someAddress } from './support/requests.ts';

let creator: Creator;
let quizId: string;
beforeAll(async () => {
  creator = await makeCreator();
  ({ quizId } = await saveNew(creator, makeDraft('know-me')));
});

/** What the server adds, as a sender might claim it. */
const FORGED = {
  ip: '6.6.6.6',
  isp: 'X',
  country: 'X',
  countryCode: 'XX',
  region: 'X',
  city: 'X',
  latitude: 1,
  os: 'X',
};
const CLAIMED = { longitude: 1, browser: 'X', device: 'X', expiresAt: 1, __proto__: { city: 'X' } };

/** Sends one browser's words by all three ways, from one address. Returns what is shown and what is stored. */
async function byAllWays(tracking: object, from = someAddress()) {
  const message = messageTo(creator.uid, { tracking });
  const response = answersTo(quizId, { tracking });
  const [shown] = await Promise.all([
    post('collect-tracking-data', tracking, from),
    post('messages', message, from),
    post('responses', response, from),
  ]);
  if (!shown.body.ok) throw new Error(shown.body.error.code);
  const [ofMessage, ofResponse] = await Promise.all([
    stored(paths.messageTracking(message.id)),
    stored(paths.responseTracking(response.id)),
  ]);
  return {
    shown: shown.body.data.trackingData,
    ofMessage: ofMessage?.['tracking'],
    ofResponse: ofResponse?.['tracking'],
  };
}

it.each([
  ['a whole set', makeTracking({ referrer: 'https://example.com' })],
  [
    'the smaller set of a browser that refuses',
    { timestamp: 1, userAgent: 'Odd/1.0', language: 'fr', timezone: 'UTC' },
  ],
  ['the time alone', { timestamp: 1 }],
])('what is shown before sending is what is stored: %s', async (_, tracking) => {
  const { shown, ofMessage, ofResponse } = await byAllWays(tracking);
  expect(shown).toMatchObject(tracking);
  expect(ofMessage).toEqual(shown);
  expect(ofResponse).toEqual(shown);
});

it('a browser that asks not to be tracked keeps its place only, whatever an older app sends about the device', async () => {
  const { shown, ofMessage, ofResponse } = await byAllWays(makeTracking({ doNotTrack: true, timestamp: 5 }), LUND);
  expect(shown).toEqual({ timestamp: 5, doNotTrack: true, timezone: 'Europe/Stockholm', ...NEAR_LUND });
  for (const way of [ofMessage, ofResponse]) expect(way).toEqual(shown);
});

it('only the site of the referring page is stored, though an older app may send the whole URL', async () => {
  const whole = makeTracking({ referrer: 'https://example.com/quiz/results/0b8e?name=noa#top' });
  const { shown, ofMessage, ofResponse } = await byAllWays(whole);
  for (const way of [shown, ofMessage, ofResponse]) expect(way).toMatchObject({ referrer: 'https://example.com' });
  expect((await byAllWays(makeTracking({ referrer: 'a page' }))).ofMessage).not.toHaveProperty('referrer');
});

it('place, address and software come from the server, whatever the sender claims', async () => {
  const honest = await byAllWays(makeTracking());
  const forged = await byAllWays({ ...makeTracking(), ...FORGED, ...CLAIMED });
  expect(honest.shown).toMatchObject(MADE_SOFTWARE);
  for (const way of ['shown', 'ofMessage', 'ofResponse'] as const) {
    const words = JSON.stringify(forged[way]);
    for (const claim of ['6.6.6.6', '"X"', '"XX"', 'expiresAt']) expect(words).not.toContain(claim);
    expect(forged[way]).toMatchObject(MADE_SOFTWARE);
  }
});

const NEAR_LUND = {
  ip: LUND,
  country: 'Sweden',
  countryCode: 'SE',
  region: 'Skane County',
  city: 'Sodra Sandby',
  latitude: 55.72,
  longitude: 13.33,
};
isPersonal(LUND);
isPersonal(NEAR_LUND.city);

it('the place is that of the address, and the time zone that of the browser', async () => {
  const { shown, ofMessage, ofResponse } = await byAllWays(makeTracking({ timezone: 'Asia/Tokyo' }), LUND);
  expect(shown).toMatchObject({ ...NEAR_LUND, timezone: 'Asia/Tokyo' });
  for (const way of [ofMessage, ofResponse]) expect(way).toEqual(shown);
  expect((await byAllWays({ timestamp: 1 }, LUND)).shown).toMatchObject({ ...NEAR_LUND, timezone: 'Europe/Stockholm' });
});

it.each([
  ['an address before it', `81.2.69.142, 6.6.6.6,${LUND}`],
  ['nonsense before it', `for=<script>, ,::,${'9'.repeat(400)},${LUND}`],
  ['a port', `${LUND}:50123`],
  ['the spelling of IPv6', `::ffff:${LUND}`],
  ["Hosting's front end behind it", `81.2.69.142, ${LUND}, 74.125.1.1`],
])('a header with %s changes neither address nor place', async (_, from) => {
  const { shown, ofMessage, ofResponse } = await byAllWays(makeTracking(), from);
  for (const way of [shown, ofMessage, ofResponse]) {
    expect(way).toMatchObject(NEAR_LUND);
    // what a server of Google's says, anybody's program on such a server could say as well
    expect((way as Tracking).isAddressUnproved).toBe(from.includes('74.125') || undefined);
  }
});

it("a cloud script on Google's servers, which could claim any address, is refused", async () => {
  const { status } = await send(`${FUNCTIONS}/api/api/collect-tracking-data`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `${LUND}, 66.249.64.10`,
      'user-agent': 'Mozilla/5.0 (compatible; Google-Apps-Script; beanserver; +https://script.google.com; id: x)',
    },
    body: JSON.stringify(makeTracking()),
  });
  expect(status).toBe(403);
});

it('headers that name a place come from the sender, and are ignored', async () => {
  const reply = await fetch(`${FUNCTIONS}/api/api/collect-tracking-data`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': LUND,
      'x-appengine-country': 'FR',
      'x-appengine-city': 'paris',
      'x-client-geo-city': 'Paris',
      'fastly-client-ip': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
    },
    body: JSON.stringify(makeTracking()),
  });
  const { data } = (await reply.json()) as { data: { trackingData: object } };
  expect(data.trackingData).toMatchObject(NEAR_LUND);
});

it('an address without a place is not an error', async () => {
  const { shown, ofMessage } = await byAllWays(makeTracking(), PRIVATE_ADDRESS);
  expect(shown).toMatchObject({ ip: PRIVATE_ADDRESS });
  for (const field of ['country', 'city', 'latitude']) expect(shown).not.toHaveProperty(field);
  expect(ofMessage).toEqual(shown);
});

it('the address is stored in the private document only', async () => {
  const message = messageTo(creator.uid, { tracking: makeTracking() });
  await post('messages', message, LUND);
  expect(JSON.stringify(await stored(paths.message(message.id)))).not.toContain(LUND);
  expect(await readOverRest(paths.messageTracking(message.id))).toEqual([403, 'PERMISSION_DENIED']);
  expect(await readOverRest(paths.messageTracking(message.id), creator.token)).toEqual([200, undefined]);
});

it('showing the data stores nothing', { tags: 'night' }, async () => {
  const userAgent = `Never kept ${randomUUID()}`;
  const { trackingData } = await posted('collect-tracking-data', makeTracking({ userAgent }));
  expect(trackingData.userAgent).toBe(userAgent);
  const places = [...(await db().listCollections()), db().collectionGroup('private')];
  const snapshots = await Promise.all(places.map((place) => place.get()));
  const documents = snapshots.flatMap(({ docs }) => docs.map((document) => document.data()));
  expect(documents.length).toBeGreaterThan(0);
  expect(JSON.stringify(documents)).not.toContain(userAgent);
});

it.each([
  ['no time', { ...makeTracking(), timestamp: undefined }, 'timestamp'],
  ['a text that is too long', makeTracking({ userAgent: 'x'.repeat(601) }), 'userAgent'],
  ['a size for a text', { ...makeTracking(), language: 7 }, 'language'],
])('refuses %s', async (_, tracking, field) => {
  const { status, error } = await refusal(post('collect-tracking-data', tracking));
  expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([400, 'invalid-input', [field]]);
});
