import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { saveQuizList } from '../../functions/src/db/quiz-lists.ts';
import { deleteQuizzesOf } from '../../functions/src/db/quizzes-of-owner.ts';
import { cleanUp } from '../../functions/src/services/quiz-clean-up.ts';
import { db, stored, writeAll } from './support/backend.ts';
import { deliverTask } from './support/deliver.ts';
import { isGone, patch } from './support/documents.ts';
import { figuresIn } from './support/figures.ts';
import { answersTo } from './support/inputs.ts';
import { makeCreator, makePublished, saveNew } from './support/people.ts';
import { called, posted } from './support/requests.ts';
import { until, untilEqual } from './support/until.ts';
import { crowdOf } from './support/users.ts';

const idsOf = async (field: string, value: string) =>
  (await db().collection(paths.responses).where(field, '==', value).select().get()).docs.map(({ id }) => id);

/** Delivers the task as its queue does. */
const deliver = (quizId: string) => deliverTask('cleanUpQuiz', { quizId, notBefore: 0 });

const answer = async (quizId: string) => (await posted('responses', makeAnswers(quizId))).id;
const makeAnswers = (quizId: string) => answersTo(quizId);

describe.concurrent('deleting a quiz', () => {
  it('deletes its responses, tracking, keys and counts, page by page, and nothing of another quiz', {
    tags: 'official',
  }, async () => {
    const creator = await makeCreator();
    const [gone, other] = await Promise.all([
      saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' })),
      // without a scoreboard, tracking data has the id of its response
      saveNew(creator, makeDraft('know-me', { hasBoard: false })),
    ]);
    const kept = await answer(other.quizId);
    // more than a page
    const ids = Array.from({ length: crowdOf(120) }, () => randomUUID());
    const response = makeResponse('know-me', { ownerId: creator.uid });
    const fields = { ...response, quiz: { ...response.quiz, id: gone.quizId }, createdAt: Timestamp.now() };
    const documents = ids.flatMap((id) => [
      [paths.response(id), fields],
      [paths.responseTracking(id), { ownerId: creator.uid, tracking: {} }],
    ]);
    await writeAll(Object.fromEntries(documents));
    await patch(paths.quiz(gone.quizId), { scores: { '2/2': ids.length } });
    await saveQuizList(creator.uid);
    const privateScores = async () => (await stored(paths.account(creator.uid)))?.['privateScores'];
    expect(await privateScores()).toEqual({ '2/2': ids.length });

    await db().doc(paths.quiz(gone.quizId)).delete();
    await untilEqual(() => idsOf('ownerId', creator.uid), [kept]);
    const below = [paths.quizKey, paths.quizLock, paths.quizTally].map((path) => path(gone.quizId));
    const all = [...ids.map(paths.responseTracking), ...below].map((path) => db().doc(path));
    await until(
      () => db().getAll(...all),
      (found) => found.every(({ exists }) => !exists),
    );
    await until(privateScores, (scores) => expect(scores).toEqual({}));
    expect((await figuresIn(creator.uid)).plays).toBe(1);
    expect(await stored(paths.responseTracking(kept))).toBeDefined();
    expect(await stored(paths.quizKey(other.quizId))).toBeDefined();
  });

  it('leaves the tombstones of its responses, and retires its code', async () => {
    const creator = await makeCreator();
    const draftId = randomUUID();
    const first = await saveNew(creator, makeDraft('know-me'), draftId);
    const id = await answer(first.quizId);
    const draft = makeDraft('know-me', { title: 'Edited' });
    await called('saveQuiz', { draftId, quizId: first.quizId, baseRevision: 1, draft }, creator.token);
    await db().doc(paths.quiz(first.quizId)).delete();
    // at once, and after the clean-up
    const second = await saveNew(creator, makeDraft('know-me'), draftId);
    expect([second.quizId === first.quizId, second.revision]).toEqual([false, 1]);
    await isGone(paths.quizKey(first.quizId));
    await isGone(paths.response(id));
    expect(await stored(closedPaths.retiredCode(first.quizId))).toEqual({});
    expect(await stored(closedPaths.receipt('response', id))).toHaveProperty('expiresAt');
    expect(await saveNew(creator, makeDraft('know-me'), draftId)).toEqual(second);
    // the new one can be edited, and keeps its responses whatever comes late
    const kept = await answer(second.quizId);
    const edit = { draftId, quizId: second.quizId, baseRevision: 1, draft };
    expect(await called('saveQuiz', edit, creator.token)).toMatchObject({ revision: 2 });
    for (const code of [first.quizId, second.quizId]) expect((await deliver(code)).status).toBeLessThan(300);
    expect(await idsOf('quiz.id', second.quizId)).toEqual([kept]);
    await db().doc(paths.quiz(second.quizId)).delete();
    const third = await saveNew(creator, makeDraft('know-me'), draftId);
    expect([first.quizId, second.quizId]).not.toContain(third.quizId);
  });

  it('together with its account retires its code', async () => {
    const { creator, quizId } = await makePublished();
    await deleteQuizzesOf(creator.uid);
    expect(await stored(closedPaths.retiredCode(quizId))).toEqual({});
    expect(await stored(paths.quizKey(quizId))).toBeUndefined();
  });

  it('resumes where it stopped, and leaves an existing quiz alone', async () => {
    const { creator, quizId } = await makePublished();
    const id = await answer(quizId);
    expect((await deliver(quizId)).status).toBeLessThan(300);
    expect(await idsOf('quiz.id', quizId)).toEqual([id]);
    expect(await stored(paths.quizKey(quizId))).toBeDefined();

    // the state that a run leaves when it breaks off after the first documents
    const lost = randomUUID().slice(0, 8);
    const response = makeResponse('know-me', { ownerId: creator.uid });
    await writeAll({
      [paths.response(id)]: { ...response, quiz: { ...response.quiz, id: lost }, createdAt: Timestamp.now() },
      [paths.quizKey(lost)]: { revision: 1 },
    });
    await expect(cleanUp(lost, null, AbortSignal.abort('enough'))).rejects.toBe('enough');
    expect(await idsOf('quiz.id', lost)).toHaveLength(1);
    for (let times = 0; times < 2; times++) expect((await deliver(lost)).status).toBeLessThan(300);
    expect(await idsOf('quiz.id', lost)).toEqual([]);
    expect(await stored(paths.quizKey(lost))).toBeUndefined();
  });
});
