import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { db, signingKey, stored } from './support/backend.ts';
import { caseOf, caseWhere } from './support/deciding.ts';
import { patch } from './support/documents.ts';
import { answersTo, messageTo } from './support/inputs.ts';
import { ops } from './support/operator.ts';
import { makeOperator, type OperatorPerson } from './support/operators.ts';
import { type Creator, makeCreator, saveNew } from './support/people.ts';
import { isPersonal } from './support/quiet-log.ts';
import { called, post, posted } from './support/requests.ts';

/** A university's network, of which the bundled database knows the place. */
const NETWORK = '130.235';
const WHERE = { region: 'Skane County', city: 'Sodra Sandby', latitude: 55.72, longitude: 13.33 };
isPersonal(WHERE.city);
let last = 0;
/** An address there that nothing has come from. */
function somebodyThere(): string {
  last += 1;
  const address = `${NETWORK}.77.${last}`;
  isPersonal(address);
  return address;
}

let creator: Creator;
let quizId: string;
let operator: OperatorPerson;
beforeAll(async () => {
  [creator, operator] = await Promise.all([makeCreator(), makeOperator()]);
  ({ quizId } = await saveNew(creator, makeDraft('know-me', { hasBoard: true })));
});

/** As the app sends it, and as somebody's own program may. */
const LESS = { timestamp: 7, shareLess: true };
const MORE = { ...makeTracking({ ...LESS, referrer: 'https://chat.example' }), device: 'Nokia 3310' };
const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
};
const SWEDEN = { country: 'Sweden', countryCode: 'SE' };

const message = (recipientId: string, tracking: object = LESS) =>
  messageTo(recipientId, { deleteKey: `${randomUUID()}-key`, tracking });
const play = (tracking: object, more: object = {}) => answersTo(quizId, { tracking, ...more });

it('the owner of a message or a play sees country and kind of device only, also when more is sent', async () => {
  for (const told of [LESS, MORE]) {
    const from = somebodyThere();
    const [sent, played] = [message(creator.uid, told), play(told)];
    const [shown] = await Promise.all([
      post('collect-tracking-data', told, from, PHONE),
      post('messages', sent, from, PHONE),
      post('responses', played, from, PHONE),
    ]);
    const trackedAs = (await stored(paths.response(played.id)))?.['trackedAs'] as string | undefined;
    const ofPlay = paths.responseTracking(trackingKeyOf({ id: played.id, trackedAs }));
    const expected = { ...LESS, ...SWEDEN, device: 'mobile' };
    expect(shown.body).toEqual({ ok: true, data: { trackingData: expected } });
    for (const path of [paths.messageTracking(sent.id), ofPlay]) {
      const { tracking, sealedPlace } = (await stored(path)) ?? {};
      expect(tracking).toEqual(expected);
      // nothing that reveals whether two have the same sender
      expect(sealedPlace).toHaveLength(720);
      expect(JSON.stringify(await stored(path))).not.toMatch(/130\.235|Sandby|"isp"|timezone|userAgent/);
    }
    const { items } = await called('exportMyData', { part: 'messages', after: null }, creator.token);
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toMatch(/130\.235|sealedPlace/);
  }
});

it('with Do Not Track nothing about the device is stored, and the place is the country', async () => {
  const told = makeTracking({ ...LESS, doNotTrack: true });
  const sent = message(creator.uid, told);
  const from = somebodyThere();
  await post('messages', sent, from, PHONE);
  const kept = { ...LESS, doNotTrack: true, ...SWEDEN };
  expect((await stored(paths.messageTracking(sent.id)))?.['tracking']).toEqual(kept);
  const { body } = await post('collect-tracking-data', told, from, PHONE);
  expect(body).toEqual({ ok: true, data: { trackingData: kept } });
});

it('the owner can block such a sender, even if they share more or less later', async () => {
  const owner = await makeCreator();
  const from = somebodyThere();
  const first = message(owner.uid);
  await posted('messages', first, from);
  expect(await called('blockSender', { messageId: first.id }, owner.token)).toEqual({ outcome: 'blocked' });
  for (const tracking of [LESS, makeTracking()]) {
    const next = message(owner.uid, tracking);
    await posted('messages', next, from);
    expect(await stored(paths.message(next.id))).toBeUndefined();
  }
  const fromAnother = message(owner.uid);
  await posted('messages', fromAnother, '81.2.69.142');
  expect(await stored(paths.message(fromAnother.id))).toBeDefined();
});

it.each(['is there', 'was taken back by its sender'])(
  'a report of such a message shows operators the address, while it %s',
  async (what) => {
    const owner = await makeCreator();
    const from = somebodyThere();
    const sent = message(owner.uid);
    await posted('messages', sent, from);
    if (what !== 'is there') {
      await patch(paths.message(sent.id), { readAt: Timestamp.now() });
      await posted('delete-submission', { kind: 'message', id: sent.id, deleteKey: sent.deleteKey });
    }
    await called('reportMessage', { messageId: sent.id, reason: 'threat', note: '' }, owner.token);
    const report = await caseWhere('messageId', sent.id);
    expect(JSON.stringify(await caseOf(report))).not.toContain(from);
    const { sender } = await called('claimCase', { ...report, opensSender: true }, operator.token);
    expect(sender).toMatchObject({ ...LESS, ...SWEDEN, ...WHERE, ip: from });
  },
);

it('a player has one first try, whatever they share', async () => {
  const from = somebodyThere();
  const told = { wasToldOfBoard: true, responderName: 'Ada' };
  expect(await posted('responses', play(makeTracking(), told), from)).toMatchObject({ isRanked: true });
  expect(await posted('responses', play(LESS, told), from)).toMatchObject({ isRanked: false });
});

it('for legal requests, the holder of the signing key can look up the sender of a message or a play', async () => {
  const from = somebodyThere();
  const [sent, played] = [message(creator.uid), play(LESS, { wasToldOfBoard: true, responderName: 'Bo' })];
  await Promise.all([posted('messages', sent, from), posted('responses', played, from)]);
  const lookUps = [
    ['message', sent.id],
    ['response', played.id],
  ] as const;
  for (const of of lookUps) expect((await ops('sender', ...of)).out).toContain('SIGNING_KEY');
  vi.stubEnv('SIGNING_KEY', signingKey());
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const of of lookUps) expect(JSON.parse((await ops('sender', ...of)).out)).toMatchObject({ ip: from, ...WHERE });
  // the log has each look
  for (const [kind, id] of lookUps) {
    const { docs } = await db().collection(closedPaths.audit).where('id', '==', `${kind}.${id}`).get();
    expect(docs.map((entry) => entry.get('action'))).toEqual(['open-sender']);
  }
  expect((await ops('sender', 'message', randomUUID())).code).toBe(1);
  expect((await ops('sender', 'quiz', quizId)).code).toBe(1);
});
