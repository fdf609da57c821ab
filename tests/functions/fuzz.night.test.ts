import { randomUUID } from 'node:crypto';
import { type CallableName, type EndpointName, functionOf } from '@domain/api.ts';
import { isErrorCode } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput } from '@domain/testing/make-circle.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import fc from '../fast-check.ts';
import { db, FUNCTIONS, stored } from './support/backend.ts';
import { answersTo, messageTo, savedAs } from './support/inputs.ts';
import { MARK, oddity, shapeOf } from './support/odd-documents.ts';
import { type Creator, makeCreator, saveNew } from './support/people.ts';
import { LUND, send, someAddress } from './support/requests.ts';
import { SOUND_REQUESTS } from './support/sound-requests.ts';

/** Others each time: the days add up. */
const RUNS = 45;
const AT_ONCE = 15;

let creator: Creator;
beforeAll(async () => {
  creator = await makeCreator();
});

/** A sound input of every callable; an oddity is put into it. */
const CALLABLE_INPUTS: Record<CallableName, () => object> = {
  ensureProfile: () => ({ name: 'Robin', username: 'robin', ageGroup: '18+', phone: null }),
  ensureGuest: () => ({ name: 'Robin' }),
  takeOverGuest: () => ({ pass: 'robin.x.y' }),
  checkUsername: () => ({ username: 'robin' }),
  // their own: it stays
  changeUsername: () => ({ username: creator.profile.username }),
  correctAge: () => ({ ageGroup: '18+' }),
  saveQuiz: () => savedAs(makeDraft('two-truths')),
  makeCircle: makeCircleInput,
  exportMyData: () => ({ part: 'messages', after: null }),
  reportMessage: () => ({ messageId: randomUUID(), reason: 'spam', note: 'Three times a day.' }),
  blockSender: () => ({ messageId: randomUUID() }),
  unblockSenders: () => ({}),
  saveDevice: () => makeDeviceInput(),
  // all for operators, whom this caller isn't
  claimCase: () => ({ on: 'report', id: randomUUID() }),
  releaseCase: () => ({ on: 'request', id: randomUUID() }),
  decide: () => ({ on: 'report', id: randomUUID(), action: 'suspend', note: 'Again.', days: 7 }),
  liftSuspension: () => ({ uid: creator.uid, note: 'Appealed.' }),
  runAgain: () => ({ id: 'a'.repeat(40) }),
  flipSwitch: () => ({ switch: 'messages', isOff: true }),
  // never the right name
  deleteAccount: () => ({ username: 'somebody-else' }),
};

/** Runs what must hold for every oddity, some of them side by side. */
async function forOddities(check: (text: (sound: object) => string) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(fc.array(oddity, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (oddities) => {
    await Promise.all(oddities.map(({ apply }) => check(apply)));
  });
  await fc.assert(property, { numRuns: RUNS / AT_ONCE, endOnFailure: true });
}

const LEAK = new RegExp(`${MARK}|node_modules|\\bat [\\w.]+ \\(|functions/deploy|firestore\\.googleapis|ZodError`);
const JSON_TYPE = { 'content-type': 'application/json' };

type Target = [name: string, url: string, prepare: () => Promise<() => object>, isCallable: boolean];
const TARGETS: Target[] = [
  ...(Object.keys(SOUND_REQUESTS) as EndpointName[]).map((name): Target => {
    return [`/api/${name}`, `${functionOf(name)}/api/${name}`, SOUND_REQUESTS[name], false];
  }),
  ...Object.entries(CALLABLE_INPUTS).map(([name, make]): Target => [name, name, async () => make, true]),
];

it.concurrent.each(TARGETS)('%s answers every odd input by its contract, and repeats none of it', async (...target) => {
  const [, url, prepare, isCallable] = target;
  const [make, { token }] = await Promise.all([prepare(), makeCreator()]);
  await forOddities(async (oddly) => {
    const body = isCallable ? `{"data":${oddly(make())}}` : oddly(make());
    const from = isCallable ? { authorization: `Bearer ${token}` } : { 'x-forwarded-for': someAddress() };
    const headers = { ...JSON_TYPE, ...from };
    const reply = await send<{ error?: { code?: unknown } }>(`${FUNCTIONS}/${url}`, { method: 'POST', headers, body });
    expect(reply.status, body.slice(0, 300)).toBeLessThan(500);
    if (reply.status === 200) return;
    expect(JSON.stringify(reply.body)).not.toMatch(LEAK);
    if (!isCallable) expect(isErrorCode(reply.body.error?.code)).toBe(true);
  });
});

describe('what is stored of odd input', () => {
  /** The documents of a collection and their trackings, as far as they belong to the creator here. */
  async function storedShapes(collection: string, field: string, value: string): Promise<string[][]> {
    const { docs } = await db().collection(collection).where(field, '==', value).get();
    const pathOf = collection === paths.responses ? paths.responseTracking : paths.messageTracking;
    const trackings = await Promise.all(docs.map(({ id }) => stored(pathOf(id))));
    for (const tracking of trackings) expect(tracking).toBeDefined();
    return docs.map((document, index) =>
      [...shapeOf(document.data()), ...shapeOf(trackings[index], '/tracking')].toSorted(),
    );
  }
  const whole = makeTracking({
    deviceMemory: 8,
    connection: { effectiveType: '4g', type: 'wifi' },
    referrer: 'https://a.example',
  });

  it.each([
    [
      'responses',
      paths.responses,
      'ownerId',
      async () => answersTo((await saveNew(creator, makeDraft('know-me', { hasBoard: false }))).quizId),
    ],
    ['messages', paths.messages, 'recipientId', async () => messageTo(creator.uid)],
  ] as const)('%s have the fields of valid ones and no others', async (name, collection, field, prepare) => {
    const sound = { ...(await prepare()), tracking: whole };
    const post = (body: string, address = someAddress()) =>
      send(`${FUNCTIONS}/${functionOf(name)}/api/${name}`, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'x-forwarded-for': address },
        body,
      });
    expect((await post(JSON.stringify(sound), LUND)).status).toBe(200);
    const known = new Set((await storedShapes(collection, field, creator.uid)).flat());
    await forOddities(async (oddly) => {
      const text = oddly({ ...sound, id: randomUUID() });
      if (text.startsWith('{')) await post(text);
    });
    const shapes = await storedShapes(collection, field, creator.uid);
    expect(shapes.length).toBeGreaterThan(1);
    expect(shapes.flat().filter((path) => !known.has(path))).toEqual([]);
  });
});
