import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { MADE_SOFTWARE, makeTracking } from '@domain/testing/make-tracking.ts';
import { beforeAll, expect, it } from 'vitest';
import { db, FUNCTIONS, stored } from './support/backend.ts';
import { answersTo, messageTo } from './support/inputs.ts';
import { type Creator, makeCreator, saveNew } from './support/people.ts';
import { isPersonal } from './support/quiet-log.ts';
import { LUND, post, posted, readOverRest, send, someAddress } from './support/requests.ts';

let creator: Creator;
let quizId: string;
beforeAll(async () => {
  creator = await makeCreator();
  // without a scoreboard, what is kept of a player is named like the answer
  ({ quizId } = await saveNew(creator, makeDraft('know-me', { hasBoard: false })));
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
