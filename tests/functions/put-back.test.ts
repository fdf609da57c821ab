import { randomUUID } from 'node:crypto';
import { REPORT_KEPT_S, REPORT_RESOLVED_KEPT_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, FUNCTIONS, stored } from './support/backend.ts';
import {
  type Case,
  caseOf,
  decideAs,
  decideOn,
  keptAfterDecision,
  logOf,
  outcomeOf,
  reported,
} from './support/deciding.ts';
import { patch, storedWhen } from './support/documents.ts';
import { answersTo, savedAs } from './support/inputs.ts';
import { makeOperator, type OperatorPerson } from './support/operators.ts';
import { type Creator, makeCreator, saveNew } from './support/people.ts';
import { hasStorage, photoStatus, uploadPhoto } from './support/photos.ts';
import { called, post, posted, readOverRest } from './support/requests.ts';

let one: OperatorPerson;
let two: OperatorPerson;
beforeAll(async () => {
  one = await makeOperator();
  two = await makeOperator();
});

interface Published extends Creator {
  quizId: string;
  revision: number;
}
async function makePublished(draft = makeDraft('know-me', { title: 'About me' })): Promise<Published> {
  const creator = await makeCreator();
  const { quizId, revision } = await saveNew(creator, draft);
  return { ...creator, quizId, revision };
}
async function removed({ quizId }: Published, by = one): Promise<Case> {
  const report = await reported({ kind: 'quiz', quizId });
  expect(await decideAs(by, report, { action: 'remove', reason: 'sexual' })).toBe('deleted');
  return report;
}
async function removedCircle({ token }: Creator): Promise<Case & { circleId: string }> {
  const circle = makeCircleInput({ id: randomUUID() });
  await called('makeCircle', circle, token);
  const report = await reported({ kind: 'circle', circleId: circle.id });
  expect(await decideAs(one, report, { action: 'remove' })).toBe('deleted');
  return { ...report, circleId: circle.id };
}
const putBack = (report: Case, by = two) => decideOn(report, by, { action: 'put-back' });
const toldTo = async ({ uid }: Creator) => (await stored(paths.account(uid)))?.['warnings'];
const visit = async (path: string) => (await readOverRest(path))[0];
const play = ({ quizId, revision }: Published) => post('responses', answersTo(quizId, { revision }));

describe('a removed quiz', () => {
  it("is explained to its owner with the operator's reason, and shown to visitors as removed", async () => {
    const creator = await makePublished();
    const { quizId } = creator;
    expect(await visit(paths.quizRemoved(quizId))).toBe(403);
    const { id } = await removed(creator);
    // authorities may ask late for what was removed as sexual
    expect(await keptAfterDecision({ on: 'report', id })).toBe(REPORT_KEPT_S * 1000);
    const at = expect.any(Number);
    const why = { reason: 'sexual', note: '', words: expect.any(String), caseId: id };
    expect(await toldTo(creator)).toEqual([{ ...why, at, kind: 'removed', things: ['quiz'], title: 'About me' }]);
    expect(await stored(paths.quiz(quizId))).toMatchObject({
      removal: { wasClosed: false, cases: [{ id, at, reason: 'sexual' }] },
    });
    expect(await visit(paths.quiz(quizId))).toBe(403);
    expect(await visit(paths.quizRemoved(quizId))).toBe(404);
    // their data stays theirs, with the reason
    const { items } = await called('exportMyData', { part: 'quizzes', after: null }, creator.token);
    expect(items).toMatchObject([{ id: quizId, removal: { cases: [{ reason: 'sexual' }] } }]);
    // a report of what nobody sees opens nothing
    await posted('reports', { id: randomUUID(), what: { kind: 'quiz', quizId }, reason: 'threat', note: '' });
    expect(await caseOf({ on: 'report', id })).toMatchObject({ status: 'deleted' });
  });

  it('is visible again immediately when it is reinstated, and its owner is notified', async () => {
    const creator = await makePublished();
    const { quizId, uid } = creator;
    const report = await removed(creator);
    // sent twice, as after a lost answer
    for (const _ of ['once', 'twice']) expect(await outcomeOf(putBack(report))).toBe('kept');
    expect(await visit(paths.quiz(quizId))).toBe(200);
    const quiz = await stored(paths.quiz(quizId));
    for (const field of ['isRemoved', 'removal']) expect(quiz).not.toHaveProperty(field);
    expect((await play(creator)).status).toBe(200);
    await storedWhen(paths.listing(uid), (found) => found !== undefined);
    const told = (await toldTo(creator)) as object[];
    expect(told).toHaveLength(2);
    expect(told[1]).toMatchObject({ kind: 'put-back', things: ['quiz'], title: 'About me' });
    const found = await caseOf(report);
    expect(found).toMatchObject({ status: 'kept' });
    expect(found).not.toHaveProperty('removed');
    expect(await keptAfterDecision(report)).toBe(REPORT_RESOLVED_KEPT_S * 1000);
    expect(await logOf(report)).toEqual(['claim', 'put-back', 'remove']);
    // and can be edited again
    const draft = makeDraft('know-me', { title: 'Once more' });
    const edit = savedAs(draft, quizId, creator.revision);
    expect(await called('saveQuiz', edit, creator.token)).toMatchObject({ revision: creator.revision + 1 });
  });

  it('is also removed from results, their pictures and what a pass opens, and restored there', async () => {
    const creator = await makePublished();
    const { id } = await posted('responses', answersTo(creator.quizId, { revision: creator.revision }));
    const locked = await makePublished(makeDraft('know-me', { isPublic: false, password: 'hidden one' }));
    const { quizId } = locked;
    const { pass } = await posted('unlock-quiz', { quizId, password: 'hidden one' });
    const answers = answersTo(quizId, { pass });
    await posted('responses', answers);
    const statuses = async () => [
      await visit(paths.response(id)),
      (await fetch(`${FUNCTIONS}/pictures/og/result/${id}.png`, { method: 'HEAD' })).status,
      (await fetch(`${FUNCTIONS}/pictures/story/result/${id}.png`, { method: 'HEAD' })).status,
      (await post('open-result', { id: answers.id, pass })).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const reports = [await removed(creator), await removed(locked)];
    expect(await statuses()).toEqual([403, 404, 404, 404]);
    for (const report of reports) await putBack(report);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it('cannot be republished as a new quiz or within another, even respelled, until it is reinstated', async () => {
    const creator = await makePublished();
    const other = await saveNew(creator, makeDraft('two-truths'));
    const report = await removed(creator);
    const same = makeDraft('know-me', { title: 'ABOUT mé' });
    const save = (on: { quizId: string; revision: number } | null) =>
      called('saveQuiz', savedAs(same, on?.quizId ?? null, on?.revision ?? null), creator.token);
    for (const on of [null, other]) await expect(save(on)).rejects.toThrow('Moderators removed a quiz that says this.');
    expect(await saveNew(creator, makeDraft('know-me', { title: 'Something else' }))).toMatchObject({ revision: 1 });
    await putBack(report);
    expect(await save(null)).toMatchObject({ revision: 1 });
  });

  it('is closed and private again if it was before', async () => {
    const creator = await makePublished(makeDraft('know-me', { isPublic: false, password: 'hidden one' }));
    const { quizId } = creator;
    await patch(paths.quiz(quizId), { isClosed: true });
    const report = await removed(creator);
    expect(await visit(paths.quizRemoved(quizId))).toBe(404);
    expect(await outcomeOf(putBack(report))).toBe('kept');
    expect(await stored(paths.quiz(quizId))).toMatchObject({ isClosed: true, isPublic: false });
    expect(await visit(paths.quiz(quizId))).toBe(403);
    expect(await visit(paths.quizRemoved(quizId))).toBe(403);
  });

  it('returns when both decisions that removed it are undone, with one notice', async () => {
    const creator = await makePublished();
    const { quizId } = creator;
    // both came before it was removed, of two wordings
    const other = await reported({ kind: 'quiz', quizId });
    const edit = savedAs(makeDraft('know-me'), quizId, creator.revision);
    await called('saveQuiz', edit, creator.token);
    const report = await reported({ kind: 'quiz', quizId }, other);
    expect(await decideAs(one, report, { action: 'remove' })).toBe('deleted');
    expect(await decideAs(two, other, { action: 'remove' })).toBe('deleted');
    expect(await toldTo(creator)).toHaveLength(1);
    expect((await putBack(report)).body.result).toEqual({ status: 'kept', stillHidden: 'report' });
    expect(await toldTo(creator)).toHaveLength(1);
    expect(await visit(paths.quiz(quizId))).toBe(403);
    expect(await stored(paths.quiz(quizId))).toMatchObject({ removal: { cases: [{ id: other.id }] } });
    expect((await putBack(other, one)).body.result).toEqual({ status: 'kept' });
    expect(await visit(paths.quiz(quizId))).toBe(200);
    expect(await toldTo(creator)).toHaveLength(2);
  });
});

it('a removed circle returns when it is reinstated, and its creator is notified of both, if it has one', async () => {
  const creator = await makeCreator();
  for (const owner of [creator, null]) {
    const circle = makeCircleInput({ id: randomUUID() });
    const { id: circleId } = circle;
    await (owner ? called('makeCircle', circle, owner.token) : posted('circles', circle));
    await posted('circle-members', makeMemberInput(circleId, { name: 'Kim' }));
    const before = await stored(paths.circle(circleId));
    const what = { kind: 'circle', circleId } as const;
    const report = await reported(what);
    expect(await decideAs(one, report, { action: 'remove' })).toBe('deleted');
    expect(await visit(paths.circle(circleId))).toBe(403);
    expect((await post('circle-members', makeMemberInput(circleId))).status).toBe(404);
    await posted('reports', { id: randomUUID(), what, reason: 'threat', note: '' });
    expect(await caseOf(report)).toMatchObject({ status: 'deleted', count: 1, removed: ['circle'] });
    expect((await putBack(report)).body.result).toEqual({ status: 'kept' });
    expect(await visit(paths.circle(circleId))).toBe(200);
    expect(await stored(paths.circle(circleId))).toEqual(before);
  }
  const { name: title } = makeCircleInput();
  expect(await toldTo(creator)).toMatchObject([
    { kind: 'removed', things: ['circle'], title, reason: 'bullying' },
    { kind: 'put-back', things: ['circle'], title },
  ]);
});

describe('reinstating', () => {
  it('by two operators in parallel is done by one', async () => {
    const creator = await makePublished();
    const report = await removed(creator);
    const outcomes = await Promise.all([one, two].map((by) => outcomeOf(putBack(report, by))));
    expect(outcomes.toSorted()).toEqual(['conflict', 'kept']);
    expect(await toldTo(creator)).toHaveLength(2);
    expect(await logOf(report)).toEqual(['claim', 'put-back', 'remove']);
  });

  it('finds no quiz that its owner has deleted meanwhile, and nothing of an erased account', async () => {
    const creator = await makePublished();
    const other = await makePublished();
    const deleted = await removed(other);
    await db().doc(paths.quiz(other.quizId)).delete();
    expect(await outcomeOf(putBack(deleted))).toBe('not-found');
    expect(await caseOf(deleted)).toMatchObject({ status: 'deleted' });
    expect(await logOf(deleted)).toEqual(['claim', 'remove']);

    const { circleId, ...ofCircle } = await removedCircle(creator);
    const [ofQuiz, ofProfile] = [await removed(creator), await reported({ kind: 'profile', uid: creator.uid })];
    await decideAs(one, ofProfile, { action: 'hide-name' });
    await called('deleteAccount', { username: creator.profile.username }, creator.token);
    await storedWhen(paths.circle(circleId), (circle) => circle?.['endedAt'] !== undefined);
    for (const report of [ofQuiz, ofProfile, ofCircle]) expect(await outcomeOf(putBack(report))).toBe('not-found');
    expect(await stored(paths.account(creator.uid))).toBeUndefined();
  });

  it('for somebody suspended meanwhile shows nothing until the suspension ends', async () => {
    const creator = await makePublished();
    const { uid, quizId } = creator;
    const profile = await reported({ kind: 'profile', uid });
    const { circleId, ...ofCircle } = await removedCircle(creator);
    const reports = [await removed(creator), ofCircle];
    await decideAs(one, profile, { action: 'suspend', days: 7 });
    const seen = async () => [await visit(paths.quiz(quizId)), await visit(paths.circle(circleId))];
    for (const report of reports)
      expect((await putBack(report)).body.result).toEqual({ status: 'kept', stillHidden: 'suspension' });
    expect(await seen()).toEqual([403, 403]);
    await called('liftSuspension', { uid, note: '' }, one.token);
    expect(await seen()).toEqual([200, 200]);
  });

  it('is refused for an open case, one that kept the content, and one that removed nothing', async () => {
    const creator = await makePublished();
    const report = await reported({ kind: 'quiz', quizId: creator.quizId });
    expect(await outcomeOf(putBack(report))).toBe('conflict');
    await decideAs(one, report, { action: 'keep' });
    expect(await outcomeOf(putBack(report))).toBe('conflict');

    const photo = await reported({ kind: 'profile', uid: creator.uid });
    await patch(paths.profile(creator.uid), { name: 'Another', bio: 'And another' });
    await decideAs(one, photo, { action: 'remove' });
    expect(await outcomeOf(putBack(photo))).toBe('conflict');
    expect(await toldTo(creator)).toBeUndefined();
  });

  it('restores name and bio where they are still cleared', async () => {
    const creator = await makeCreator('Ada');
    const profile = db().doc(paths.profile(creator.uid));
    await profile.update({ bio: 'Hello' });
    const report = await reported({ kind: 'profile', uid: creator.uid });
    await decideAs(one, report, { action: 'remove' });
    expect((await profile.get()).data()).toMatchObject({ name: 'Removed', bio: '' });
    expect(await toldTo(creator)).toMatchObject([{ kind: 'removed', things: ['name', 'bio'], reason: 'bullying' }]);
    await profile.update({ name: 'Ada again' });
    expect(await outcomeOf(putBack(report))).toBe('kept');
    expect((await profile.get()).data()).toMatchObject({ name: 'Ada again', bio: 'Hello' });
    expect(await toldTo(creator)).toMatchObject([{}, { kind: 'put-back', things: ['bio'] }]);
  });

  it.skipIf(!hasStorage)('restores a photo with its file; nothing else was removed with it', async () => {
    const creator = await makeCreator();
    const { uid } = creator;
    await uploadPhoto(creator);
    const photoURL = `https://firebasestorage.googleapis.com/v0/b/b/o/profile-images%2F${uid}%2Favatar.webp?alt=media&v=1`;
    const profile = db().doc(paths.profile(uid));
    await profile.update({ photoURL, bio: 'Hello' });
    const report = await reported({ kind: 'photo', uid });
    expect(await decideAs(one, report, { action: 'remove-photo' })).toBe('deleted');
    const { name } = creator.profile;
    expect((await profile.get()).data()).toMatchObject({ photoURL: null, bio: 'Hello', name });
    expect(await photoStatus(uid)).toBe(404);
    expect(await outcomeOf(putBack(report))).toBe('kept');
    expect([(await profile.get()).get('photoURL'), await photoStatus(uid)]).toEqual([photoURL, 200]);
    expect(await toldTo(creator)).toMatchObject([{ things: ['photo'] }, { kind: 'put-back', things: ['photo'] }]);
  });

  it('works without the fields that an older removal did not store', async () => {
    const creator = await makePublished();
    const report = await removed(creator);
    await patch(paths.quiz(creator.quizId), { removal: FieldValue.delete() });
    expect(await outcomeOf(putBack(report))).toBe('kept');
    expect(await visit(paths.quiz(creator.quizId))).toBe(200);
  });
});
