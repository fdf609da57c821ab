import { randomUUID } from 'node:crypto';
import type { CallableName } from '@domain/api.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { SUSPENSION_EFFECTS, type SuspensionEffect } from '@domain/moderation/suspension.ts';
import { paths } from '@domain/paths.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { liftEnded } from '../../functions/src/services/suspensions.ts';
import { db, FUNCTIONS, stored } from './support/backend.ts';
import { NOW, writeAs } from './support/browser-write.ts';
import { decideAs, logOf, reported } from './support/deciding.ts';
import { isGone, patch, replyTo, storedWhen } from './support/documents.ts';
import { answersTo, messageTo, savedAs } from './support/inputs.ts';
import { ask } from './support/links.ts';
import { type Key, sendMessage } from './support/messages.ts';
import { makeOperator, type OperatorPerson } from './support/operators.ts';
import {
  type Creator,
  makeConfirmed,
  makeCreator,
  type Person,
  saveNew,
  signUp,
  someUsername,
} from './support/people.ts';
import { photoStatus, uploadPhoto } from './support/photos.ts';
import { call, called, post, posted, readOverRest } from './support/requests.ts';
import { until } from './support/until.ts';

let operator: OperatorPerson;
beforeAll(async () => {
  operator = await makeOperator();
});

interface Suspended extends Creator {
  quizId: string;
  revision: number;
  privateQuizId: string;
  circleId: string;
  /** A message that they have replied to. */
  sent: Key;
  resultId: string;
  /** The key of a player's tracking data. */
  playedAs: string;
}

async function makeSuspicious(): Promise<Suspended> {
  const creator = await makeConfirmed();
  const { quizId, revision } = await saveNew(creator, makeDraft('know-me'));
  const closed = makeDraft('know-me', { isPublic: false, password: 'hidden one' });
  const { quizId: privateQuizId } = await saveNew(creator, closed);
  await storedWhen(paths.listing(creator.uid), (list) => list !== undefined);
  const sent = await sendMessage(creator);
  await replyTo(sent.id);
  const played = await posted('responses', answersTo(quizId, { revision }));
  const { id: circleId } = await called('makeCircle', makeCircleInput({ id: randomUUID() }), creator.token);
  return {
    ...creator,
    quizId,
    revision,
    privateQuizId,
    circleId,
    sent,
    resultId: played.id,
    playedAs: trackingKeyOf(played),
  };
}

async function suspend({ uid }: Creator, days: number | null): Promise<void> {
  const report = await reported({ kind: 'profile', uid });
  expect(await decideAs(operator, report, { action: 'suspend', note: 'Third time', days })).toBe('open');
}

const visited = async (path: string, token?: string) => (await readOverRest(path, token))[0];
const submission = ({ quizId, revision }: Suspended) => answersTo(quizId, { revision });
const codeOf = async (name: CallableName, data: unknown, { token }: Person) =>
  (await call(name, data, token)).body.error?.details?.code;

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
async function canReturn({ email }: Creator): Promise<boolean> {
  const [name, host] = email.toUpperCase().split('@');
  const again = await signUp('Another', `${name}+${randomUUID().slice(0, 8)}@${host}`);
  const account = { name: 'Another', username: someUsername(), ageGroup: '18+' };
  return (await codeOf('ensureProfile', account, again)) === undefined;
}
/** What somebody can do to, for or as a creator; a suspension keeps them from it. */
const CAN: Record<SuspensionEffect, (creator: Suspended) => Promise<boolean>> = {
  'profile-hidden': async ({ uid, profile }) =>
    (await visited(paths.profile(uid))) === 200 && (await visited(paths.username(profile.username))) === 200,
  'circles-hidden': async ({ circleId }) =>
    (await visited(paths.circle(circleId))) === 200 &&
    (await post('circle-members', makeMemberInput(circleId, { id: randomUUID() }))).status === 200,
  'quizzes-hidden': async ({ quizId }) => (await visited(paths.quiz(quizId))) === 200,
  'pages-hidden': async ({ profile, quizId }) => {
    const pages = await Promise.all(
      [`/${profile.username}`, `/${profile.username}/${quizId}`].map((path) => ask(path)),
    );
    return pages.every(({ status }) => status === 200);
  },
  'list-hidden': async ({ uid }) => (await stored(paths.listing(uid)))?.['open'] === 1,
  'pictures-hidden': async ({ profile, quizId }) => {
    const names = [`profile/${profile.username}`, `ask/${profile.username}`, `quiz/${quizId}`];
    const found = await Promise.all(
      names.map((name) => fetch(`${FUNCTIONS}/pictures/og/${name}.png`, { method: 'HEAD' })),
    );
    return found.every(({ status }) => status === 200);
  },
  'results-hidden': async ({ resultId: id }) => {
    const picture = await fetch(`${FUNCTIONS}/pictures/og/result/${id}.png`, { method: 'HEAD' });
    const opened = await post('open-result', { id, pass: '' });
    const answers = [await visited(paths.response(id)), picture.status, opened.status];
    return answers.every((status) => status === 200);
  },
  'no-answers': async (creator) => (await post('responses', submission(creator))).status === 200,
  'no-messages': async ({ uid }) => (await post('messages', messageTo(uid))).status === 200,
  'no-passwords': async ({ privateQuizId }) =>
    (await post('unlock-quiz', { quizId: privateQuizId, password: 'hidden one' })).status === 200,
  'no-saving': async (creator) => {
    const draft = makeDraft('two-truths', { isPublic: false, password: 'hidden one' });
    const codes = [
      await codeOf('saveQuiz', savedAs(draft), creator),
      await codeOf('changeUsername', { username: creator.profile.username }, creator),
      await codeOf('saveDevice', makeDeviceInput(), creator),
    ];
    return codes.every((code) => code === undefined);
  },
  'no-order': (creator) =>
    succeeds(writeAs(creator, { path: paths.quizOrder(creator.uid), whole: { codes: [creator.quizId] } })),
  'no-new-reply': (creator) =>
    succeeds(writeAs(creator, { path: paths.message(creator.sent.id), fields: { reply: 'Guess!', repliedAt: NOW } })),
  'no-reply-shown': async ({ sent }) => (await posted('sent-message', sent)).state === 'replied',
  'no-photo': async (creator) => (await uploadPhoto(creator)) === 200,
  'photo-hidden': async ({ uid }) => (await photoStatus(uid)) === 200,
  'no-senders': async ({ sent, token }) => (await visited(paths.messageTracking(sent.id), token)) === 200,
  'no-players': async ({ playedAs, token }) => (await visited(paths.responseTracking(playedAs), token)) === 200,
  'no-return': canReturn,
};
/** A page is answered again for some seconds without a look, and a list is made by a task. */
const TAKES_SECONDS: readonly SuspensionEffect[] = ['pages-hidden', 'list-hidden'];

it('a suspension has all its effects while it lasts, and none before or after', async () => {
  const creator = await makeSuspicious();
  const expectAll = async (can: boolean) => {
    for (const effect of SUSPENSION_EFFECTS) {
      const found = () => CAN[effect](creator);
      if (TAKES_SECONDS.includes(effect)) await until(found, (is) => is === can);
      else expect([effect, await found()]).toEqual([effect, can]);
    }
  };
  await expectAll(true);
  await suspend(creator, null);
  await expectAll(false);
  for (const _ of ['once', 'twice'])
    await called('liftSuspension', { uid: creator.uid, note: 'Sorry' }, operator.token);
  await expectAll(true);
  const { docs } = await db().collection(closedPaths.audit).where('accusedId', '==', creator.uid).get();
  expect(docs.map((entry) => entry.get('action')).sort()).toEqual(['claim', 'lift', 'suspend']);
});

it('the same decision suspends again once it was lifted, and does nothing before', async () => {
  const { uid } = await makeCreator();
  const report = await reported({ kind: 'profile', uid });
  for (const _ of ['first', 'again']) {
    for (const __ of ['sent', 'repeated'])
      expect(await decideAs(operator, report, { action: 'suspend', days: 7 })).toBe('open');
    expect(await stored(closedPaths.suspension(uid))).toBeDefined();
    await called('liftSuspension', { uid, note: '' }, operator.token);
  }
  expect(await logOf(report)).toEqual(['claim', 'suspend', 'suspend']);
});

it('a suspension leaves people their data, and tells them why', async () => {
  const creator = await makeSuspicious();
  const { uid, token, profile, quizId } = creator;
  await suspend(creator, null);
  for (const path of [paths.profile(uid), paths.username(profile.username), paths.quiz(quizId)])
    expect([path, await visited(path, token)]).toEqual([path, 200]);
  expect(await called('ensureProfile', {}, token)).toMatchObject({ uid, isSuspended: true });
  const { items } = await called('exportMyData', { part: 'messages', after: null }, token);
  expect(items).toMatchObject([{ message: 'Who are you?', tracking: { browser: expect.any(String) } }]);
  for (const field of ['ip', 'userAgent', 'city', 'latitude']) expect(items[0]?.['tracking']).not.toHaveProperty(field);
  const account = await stored(paths.account(uid));
  expect(account).toMatchObject({ suspension: { reason: 'bullying', until: null, at: expect.any(Number) } });
  expect(JSON.stringify(account)).not.toContain(operator.uid);
});

it('a suspension outlasts the account, for a year if it has no end, and stores no texts', async () => {
  const creator = await makeConfirmed();
  const { uid } = creator;
  await suspend(creator, null);
  await called('deleteAccount', { username: creator.profile.username }, creator.token);
  await isGone(paths.account(uid));
  expect(await canReturn(creator)).toBe(false);
  const kept = await stored(closedPaths.suspension(uid));
  expect(kept).toMatchObject({ note: '', until: expect.any(Timestamp) });
  expect(JSON.stringify(kept)).not.toContain(creator.email);
  await patch(closedPaths.suspension(uid), { until: Timestamp.fromMillis(Date.now() - 1) });
  await liftEnded();
  expect(await canReturn(creator)).toBe(true);
});

it('suspending somebody with the maximum number of quizzes hides all of them', { tags: 'night' }, async () => {
  const creator = await makeCreator();
  const batch = db().batch();
  const codes = Array.from({ length: 200 }, (_, n) => `many${5000 + n}`);
  // bare ones, whose triggers have nothing to do
  for (const code of codes) batch.set(db().doc(paths.quiz(code)), { ownerId: creator.uid, scores: {} });
  await batch.commit();
  await suspend(creator, 7);
  const mine = db().collection(paths.quizzes).where('ownerId', '==', creator.uid);
  expect((await mine.where('isSuspended', '==', true).count().get()).data().count).toBe(200);
});

it('a suspension and a simultaneous save leave no visible quiz', async () => {
  const creator = await makeCreator();
  await saveNew(creator, makeDraft('know-me'));
  const saves = Array.from({ length: 4 }, () => call('saveQuiz', savedAs(makeDraft('know-me')), creator.token));
  await Promise.all([suspend(creator, 1), ...saves]);
  const { docs } = await db().collection(paths.quizzes).where('ownerId', '==', creator.uid).get();
  expect(docs.length).toBeGreaterThanOrEqual(1);
  expect(docs.map((quiz) => quiz.get('isSuspended'))).toEqual(docs.map(() => true));
});

it('a suspension ends when its time is over, and not before', async () => {
  const [due, later] = [await makeCreator(), await makeCreator()];
  for (const creator of [due, later]) await suspend(creator, 3);
  await patch(closedPaths.suspension(due.uid), { until: Timestamp.fromMillis(Date.now() - 1) });
  await liftEnded();
  expect(await stored(closedPaths.suspension(due.uid))).toBeUndefined();
  expect(await stored(paths.profile(due.uid))).not.toHaveProperty('isSuspended');
  expect(await stored(paths.profile(later.uid))).toHaveProperty('isSuspended', true);
  const { until: end, at } = (await stored(closedPaths.suspension(later.uid))) as Record<string, Timestamp>;
  expect((end?.toMillis() ?? 0) - (at?.toMillis() ?? 0)).toBe(3 * 24 * 3_600_000);
});
