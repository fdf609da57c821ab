import { randomUUID } from 'node:crypto';
import type { CallableName } from '@domain/api.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { liftEnded } from '../../functions/src/services/suspensions.ts';
import { db, stored } from './support/backend.ts';
import { ask } from './support/links.ts';
import { makeOperator, type OperatorPerson } from './support/operators.ts';
import { type Creator, makeCreator, saveNew } from './support/people.ts';
import { call, called, post, posted, readOverRest, refusal } from './support/requests.ts';
import { until } from './support/until.ts';

let operator: OperatorPerson;
beforeAll(async () => {
  operator = await makeOperator();
});

interface Suspended extends Creator {
  quizId: string;
  revision: number;
  privateQuizId: string;
}

async function makePublished(): Promise<Suspended> {
  const creator = await makeCreator();
  const { quizId, revision } = await saveNew(creator, makeDraft('know-me'));
  const closed = makeDraft('know-me', { isPublic: false, password: 'hidden one' });
  const { quizId: privateQuizId } = await saveNew(creator, closed);
  await until(
    () => stored(paths.listing(creator.uid)),
    (list) => list !== undefined,
  );
  return { ...creator, quizId, revision, privateQuizId };
}

async function suspend({ uid }: Creator, days: number | null): Promise<void> {
  await posted('reports', { id: randomUUID(), what: { kind: 'profile', uid }, reason: 'bullying', note: '' });
  const { docs } = await db().collection(closedPaths.reports).where('subject.uid', '==', uid).get();
  const on = { on: 'report', id: docs[0]?.id ?? '' };
  await called('claimCase', on, operator.token);
  const decision = { ...on, action: 'suspend', note: 'Third time', days };
  expect(await called('decide', decision, operator.token)).toEqual({ status: 'open' });
}

const visited = async (path: string, token?: string) => (await readOverRest(path, token))[0];
const publicPaths = ({ uid, profile, quizId }: Suspended) => [
  paths.profile(uid),
  paths.username(profile.username),
  paths.quiz(quizId),
];
const submission = ({ quizId, revision }: Suspended) => ({
  ...makeResponseInput('know-me'),
  id: randomUUID(),
  quizId,
  revision,
});
const codeOf = async (name: CallableName, data: unknown, { token }: Creator) =>
  (await call(name, data, token)).body.error?.details?.code;

it('takes everything of a creator away at once, and a lift gives it back', async () => {
  const creator = await makePublished();
  const { uid, profile, quizId, privateQuizId } = creator;
  const all = publicPaths(creator);
  for (const path of all) expect([path, await visited(path)]).toEqual([path, 200]);

  const pages = [`/${profile.username}`, `/${profile.username}/${quizId}`];
  const statuses = () => Promise.all(pages.map(async (path) => (await ask(path)).status));
  expect(await statuses()).toEqual([200, 200]);

  await suspend(creator, null);
  // a public page is answered again for some seconds without a look
  await until(statuses, (found) => expect(found).toEqual([404, 404]));
  for (const path of all) {
    expect([path, await visited(path)]).toEqual([path, 403]);
    expect([path, await visited(path, creator.token)]).toEqual([path, 200]);
  }
  expect(await stored(paths.listing(uid))).toBeUndefined();
  const message = { ...makeMessageInput({ recipientId: uid }), id: randomUUID() };
  const unlock = { quizId: privateQuizId, password: 'hidden one' };
  const attempts = [post('responses', submission(creator)), post('messages', message), post('unlock-quiz', unlock)];
  for (const attempt of attempts) expect(await refusal(attempt)).toMatchObject({ error: { code: 'not-found' } });

  const draft = { draftId: randomUUID(), quizId: null, baseRevision: null, draft: makeDraft('two-truths') };
  expect(await codeOf('saveQuiz', draft, creator)).toBe('suspended');
  expect(await codeOf('changeUsername', { username: profile.username }, creator)).toBe('suspended');
  expect(await codeOf('saveDevice', makeDeviceInput(), creator)).toBe('suspended');
  // what stays: seeing oneself, and the data
  expect(await called('ensureProfile', {}, creator.token)).toMatchObject({ uid, isSuspended: true });
  expect((await called('exportMyData', { part: 'account', after: null }, creator.token)).items).toHaveLength(1);
  expect(await stored(paths.account(uid))).toMatchObject({
    suspension: { reason: 'bullying', until: null, at: expect.any(Number) },
  });
  expect(JSON.stringify(await stored(paths.account(uid)))).not.toContain(operator.uid);

  for (const _ of ['once', 'twice']) await called('liftSuspension', { uid, note: 'Sorry' }, operator.token);
  for (const path of all) expect([path, await visited(path)]).toEqual([path, 200]);
  expect(await statuses()).toEqual([200, 200]);
  expect(await stored(paths.account(uid))).not.toHaveProperty('suspension');
  expect((await post('responses', submission(creator))).status).toBe(200);
  expect(await codeOf('saveQuiz', draft, creator)).toBeUndefined();
  expect(await stored(paths.listing(uid))).toMatchObject({ open: 1 });
  const { docs } = await db().collection(closedPaths.audit).where('accusedId', '==', uid).get();
  expect(docs.map((entry) => entry.get('action')).sort()).toEqual(['claim', 'lift', 'suspend']);
});

it('that ends brings back the numbers of a creator whose quizzes are all closed', async () => {
  const creator = await makeCreator();
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  await posted('responses', { ...makeResponseInput('know-me'), id: randomUUID(), quizId });
  await db().doc(paths.quiz(quizId)).update({ isClosed: true });
  const list = () => stored(paths.listing(creator.uid));
  await until(list, (found) => expect(found).toMatchObject({ open: 0, scores: { '2/2': 1 } }));
  await suspend(creator, 7);
  await until(list, (found) => found === undefined);
  await called('liftSuspension', { uid: creator.uid, note: '' }, operator.token);
  await until(list, (found) => expect(found).toMatchObject({ open: 0, scores: { '2/2': 1 } }));
});

it('of somebody with as many quizzes as one can have hides all of them', async () => {
  const creator = await makePublished();
  const batch = db().batch();
  const codes = Array.from({ length: 198 }, (_, n) => `many${5000 + n}`);
  // bare ones, whose triggers have nothing to do
  for (const code of codes) batch.set(db().doc(paths.quiz(code)), { ownerId: creator.uid });
  await batch.commit();
  await suspend(creator, 7);
  const mine = db().collection(paths.quizzes).where('ownerId', '==', creator.uid);
  expect((await mine.where('isSuspended', '==', true).count().get()).data().count).toBe(200);
});

it('and a save at the same time leave no quiz that visitors see', async () => {
  const creator = await makePublished();
  const saves = Array.from({ length: 4 }, () =>
    call(
      'saveQuiz',
      { draftId: randomUUID(), quizId: null, baseRevision: null, draft: makeDraft('know-me') },
      creator.token,
    ),
  );
  await Promise.all([suspend(creator, 1), ...saves]);
  const { docs } = await db().collection(paths.quizzes).where('ownerId', '==', creator.uid).get();
  expect(docs.length).toBeGreaterThanOrEqual(2);
  expect(docs.map((quiz) => quiz.get('isSuspended'))).toEqual(docs.map(() => true));
});

it('ends when its time is over, and not before', async () => {
  const [due, later] = [await makeCreator(), await makeCreator()];
  for (const creator of [due, later]) await suspend(creator, 3);
  await db()
    .doc(closedPaths.suspension(due.uid))
    .update({ until: Timestamp.fromMillis(Date.now() - 1) });
  await liftEnded();
  expect(await stored(closedPaths.suspension(due.uid))).toBeUndefined();
  expect(await stored(paths.profile(due.uid))).not.toHaveProperty('isSuspended');
  expect(await stored(paths.profile(later.uid))).toHaveProperty('isSuspended', true);
  const { until: end, at } = (await stored(closedPaths.suspension(later.uid))) as Record<string, Timestamp>;
  expect((end?.toMillis() ?? 0) - (at?.toMillis() ?? 0)).toBe(3 * 24 * 3_600_000);
});
