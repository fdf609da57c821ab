import { randomUUID } from 'node:crypto';
import { QUIZ_TYPES } from '@domain/games/index.ts';
import { QUIZZES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, stored, writeAll } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { savedAs } from './support/inputs.ts';
import { type Creator, makeCreator, makePublished, saveNew, signUp } from './support/people.ts';
import { call, called, problemOf } from './support/requests.ts';
import { crowdOf } from './support/users.ts';

let creator: Creator;
beforeAll(async () => {
  creator = await makeCreator();
});

const update = (quizId: string, baseRevision: number | null, draft: object, token = creator.token) =>
  call('saveQuiz', savedAs(draft, quizId, baseRevision), token);

describe('a new quiz', () => {
  it.each(QUIZ_TYPES)('stores questions and answers separately (%s)', async (type) => {
    const draft = makeDraft(type);
    const { quizId, username, revision } = await saveNew(creator, draft);
    expect(username).toBe(creator.profile.username);
    expect(revision).toBe(1);
    const quiz = await stored(paths.quiz(quizId));
    expect(quiz).toMatchObject({
      ownerId: creator.uid,
      owner: { username, name: creator.profile.name, photoURL: creator.profile.photoURL },
      title: draft.title,
      type,
      isPublic: true,
      category: 'normal',
      revision: 1,
      scores: {},
    });
    expect(Object.keys(quiz ?? {})).not.toEqual(expect.arrayContaining(['password', 'key', 'answers']));
    expect(JSON.stringify(quiz)).not.toMatch(/correct|"answer"|"lie"|password/);
    expect(await stored(paths.quizKey(quizId))).toMatchObject({ revision: 1, type, lockVersion: null });
    expect(await stored(paths.quizLock(quizId))).toBeUndefined();
  });

  it('is created once, however often its draft is sent', { tags: 'official' }, async () => {
    const draftId = randomUUID();
    const saved = await Promise.all(
      Array.from({ length: crowdOf(10) }, () =>
        saveNew(creator, makeDraft('know-me', { title: 'Ten times' }), draftId),
      ),
    );
    expect(new Set(saved.map(({ quizId, revision }) => `${quizId} ${revision}`)).size).toBe(1);
    const mine = await db()
      .collection(paths.quizzes)
      .where('title', '==', 'Ten times')
      .where('ownerId', '==', creator.uid)
      .get();
    expect(mine.size).toBe(1);
  });

  it('includes what was changed before the answer to the first try arrived', async () => {
    const draftId = randomUUID();
    const first = await saveNew(creator, makeDraft('know-me'), draftId);
    const second = await saveNew(creator, makeDraft('know-me', { title: 'Changed' }), draftId);
    expect(second).toEqual({ ...first, revision: 2 });
    expect(await stored(paths.quiz(first.quizId))).toMatchObject({ title: 'Changed' });
    // the first try, late
    expect(await saveNew(creator, makeDraft('know-me'), draftId)).toEqual(second);
    expect(await stored(paths.quiz(first.quizId))).toMatchObject({ title: 'Changed', revision: 2 });
  });

  it('of another person with the same draft id is another quiz', async () => {
    const draftId = randomUUID();
    const other = await makeCreator();
    const mine = await saveNew(creator, makeDraft('know-me'), draftId);
    expect((await saveNew(other, makeDraft('know-me'), draftId)).quizId).not.toBe(mine.quizId);
  });

  it('is refused beyond the maximum, where existing ones can still be edited', async () => {
    const { creator: owner, quizId } = await makePublished();
    const others = Array.from({ length: QUIZZES_MAX - 2 }, () => [
      paths.quiz(randomUUID()),
      { ownerId: owner.uid, scores: {} },
    ]);
    await writeAll(Object.fromEntries(others));
    const draftId = randomUUID();
    const save = () => saveNew(owner, makeDraft('know-me'), draftId);
    const last = await save();
    expect(await save()).toEqual(last);
    const input = savedAs(makeDraft('know-me'));
    const { body } = await call('saveQuiz', input, owner.token);
    expect(body.error?.details?.code).toBe('limit-reached');
    expect((await update(quizId, 1, makeDraft('know-me', { title: 'Edited' }), owner.token)).status).toBe(200);
  });
});

describe('an update', () => {
  it("creates the next revision, keeps counts and a newer app's fields, and archives the old key", async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me', { allowsRemix: false }));
    const scores = { '2/2': 1, '1/2': 2 };
    await patch(paths.quiz(quizId), { scores });
    const before = await stored(paths.quiz(quizId));
    const { body } = await update(quizId, 1, makeDraft('never-have-i-ever', { title: 'Other' }));
    expect(body.result).toMatchObject({ quizId, revision: 2 });
    const after = await stored(paths.quiz(quizId));
    expect(after).toMatchObject({ title: 'Other', type: 'never-have-i-ever', revision: 2, scores, allowsRemix: false });
    expect(after?.['createdAt']).toEqual(before?.['createdAt']);
    expect(await stored(paths.quizKeyOfRevision(quizId, 1))).toMatchObject({ revision: 1, type: 'know-me' });
    expect(await stored(paths.quizKey(quizId))).toMatchObject({ revision: 2, type: 'never-have-i-ever' });
  });

  it('of an old revision is a conflict, unless it repeats the last update', async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me'));
    expect((await update(quizId, 1, makeDraft('know-me', { title: 'Mine' }))).body.result?.revision).toBe(2);
    expect((await update(quizId, 1, makeDraft('know-me', { title: 'Mine' }))).body.result?.revision).toBe(2);
    for (const base of [1, null, 7]) {
      expect(await problemOf(update(quizId, base, makeDraft('know-me', { title: 'Theirs' })))).toEqual([
        409,
        'conflict',
      ]);
    }
    expect(await stored(paths.quiz(quizId))).toMatchObject({ title: 'Mine', revision: 2 });
  });

  it('of a private quiz keeps, changes or removes its lock', async () => {
    const draft = makeDraft('know-me', { isPublic: false, password: 'first one' });
    const { quizId } = await saveNew(creator, draft);
    const lock = await stored(paths.quizLock(quizId));
    await update(quizId, 1, { ...draft, password: '', title: 'Kept' });
    expect(await stored(paths.quizLock(quizId))).toEqual(lock);
    expect(await stored(paths.quizKey(quizId))).toMatchObject({ lockVersion: lock?.['version'] });
    await update(quizId, 2, { ...draft, password: 'second one' });
    const changed = await stored(paths.quizLock(quizId));
    expect(changed?.['version']).not.toBe(lock?.['version']);
    await update(quizId, 3, { ...draft, isPublic: true, password: '' });
    expect(await stored(paths.quizLock(quizId))).toBeUndefined();
    const { body } = await update(quizId, 4, { ...draft, password: '' });
    expect(body.error?.details).toMatchObject({ code: 'invalid-input', fields: { password: 'required' } });
  });

  it('requires the owner, and a quiz that exists', async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me'));
    const other = await makeCreator();
    const foreign = await update(quizId, 1, makeDraft('know-me'), other.token);
    expect([foreign.status, foreign.body.error?.details?.code]).toEqual([403, 'forbidden']);
    const missing = await update('zzzzzzzz', 1, makeDraft('know-me'));
    expect([missing.status, missing.body.error?.details?.code]).toEqual([404, 'not-found']);
  });
});

describe('is refused', () => {
  const fresh = (draft: unknown, token?: string) => call('saveQuiz', savedAs(draft), token);

  it('to somebody who is not signed in, or has no profile', async () => {
    expect((await fresh(makeDraft('know-me'))).body.error?.details?.code).toBe('unauthenticated');
    const { token } = await signUp();
    expect((await fresh(makeDraft('know-me'), token)).body.error?.details?.code).toBe('not-found');
  });

  it.each([
    ['no title', makeDraft('know-me', { title: ' ' }), { title: 'required' }],
    ['an invisible title', makeDraft('know-me', { title: '\u200b' }), { title: 'required' }],
    ['no password', makeDraft('know-me', { isPublic: false }), { password: 'required' }],
    ['too few questions', makeDraft('two-truths', { questions: [] }), { questions: 'too-few' }],
    ['another type of questions', { ...makeDraft('know-me'), questions: makeDraft('two-truths').questions }, undefined],
    ['an unknown type', { ...makeDraft('know-me'), type: 'maths' }, undefined],
    ['no draft', undefined, undefined],
  ])('with %s', async (_, draft, fields) => {
    const { status, body } = await fresh(draft, creator.token);
    expect([status, body.error?.details?.code]).toEqual([400, 'invalid-input']);
    if (fields) expect(body.error?.details?.fields).toEqual(fields);
  });

  it('unless it is the longest possible quiz in any script', async () => {
    const long = (n: number) => '漢'.repeat(n);
    const questions = Array.from({ length: 50 }, (_, n) => ({
      id: `q${n}`,
      question: long(240),
      options: [1, 2, 3, 4].map((option) => long(119) + option),
      correctAnswer: 0,
    }));
    const draftId = randomUUID();
    const data = { draftId, quizId: null, baseRevision: null, draft: makeDraft('know-me', { questions }) };
    expect((await called('saveQuiz', data, creator.token)).revision).toBe(1);
  });
});
