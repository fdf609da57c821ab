import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse, makeResponseInput } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db, FUNCTIONS, stored, writeAll } from './support/backend.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { posted, send } from './support/requests.ts';
import { until } from './support/until.ts';

const idsOf = async (field: string, value: string) =>
  (await db().collection(paths.responses).where(field, '==', value).select().get()).docs.map(({ id }) => id);

/** Delivers the task as its queue does. */
const deliver = (quizId: string) =>
  send(`${FUNCTIONS}/cleanUpQuiz`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { quizId, notBefore: 0 } }),
  });

const answer = async (quizId: string) => (await posted('responses', makeAnswers(quizId))).id;
const makeAnswers = (quizId: string) => ({ ...makeResponseInput('know-me'), id: randomUUID(), quizId });

describe.concurrent('deleting a quiz', () => {
  it('takes its responses, trackings, keys and counts along, page by page, and nothing of another quiz', async () => {
    const creator = await makeCreator();
    const [gone, other] = await Promise.all([
      saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' })),
      saveNew(creator, makeDraft('know-me')),
    ]);
    const kept = await answer(other.quizId);
    const ids = Array.from({ length: 250 }, () => randomUUID());
    const response = makeResponse('know-me', { ownerId: creator.uid });
    const fields = { ...response, quiz: { ...response.quiz, id: gone.quizId }, createdAt: Timestamp.now() };
    const documents = ids.flatMap((id) => [
      [paths.response(id), fields],
      [paths.responseTracking(id), { ownerId: creator.uid, tracking: {} }],
    ]);
    await writeAll(Object.fromEntries(documents));
    await until(
      () => stored(paths.profile(creator.uid)),
      (profile) => expect(profile?.['stats']).toMatchObject({ plays: 251 }),
    );
    await until(
      () => stored(paths.quizInsights(gone.quizId)),
      (insights) => insights !== undefined,
    );

    await db().doc(paths.quiz(gone.quizId)).delete();
    await until(
      () => idsOf('ownerId', creator.uid),
      (left) => expect(left).toEqual([kept]),
    );
    const below = [paths.quizKey, paths.quizLock, paths.quizInsights].map((path) => path(gone.quizId));
    const all = [...ids.map(paths.responseTracking), ...below].map((path) => db().doc(path));
    await until(
      () => db().getAll(...all),
      (found) => found.every(({ exists }) => !exists),
    );
    await until(
      () => stored(paths.profile(creator.uid)),
      (profile) => expect(profile?.['stats']).toMatchObject({ quizzes: 1, plays: 1 }),
    );
    expect(await stored(paths.responseTracking(kept))).toBeDefined();
    expect(await stored(paths.quizKey(other.quizId))).toBeDefined();
  });

  it('goes on where it broke off, and leaves a quiz alone that is there', async () => {
    const creator = await makeCreator();
    const { quizId } = await saveNew(creator, makeDraft('know-me'));
    const id = await answer(quizId);
    expect((await deliver(quizId)).status).toBeLessThan(300);
    expect(await idsOf('quiz.id', quizId)).toEqual([id]);
    expect(await stored(paths.quizKey(quizId))).toBeDefined();

    // as it is left when a run breaks off after the first documents
    const lost = randomUUID().slice(0, 8);
    const response = makeResponse('know-me', { ownerId: creator.uid });
    await writeAll({
      [paths.response(id)]: { ...response, quiz: { ...response.quiz, id: lost }, createdAt: Timestamp.now() },
      [paths.quizKey(lost)]: { revision: 1 },
    });
    for (let times = 0; times < 2; times++) expect((await deliver(lost)).status).toBeLessThan(300);
    expect(await idsOf('quiz.id', lost)).toEqual([]);
    expect(await stored(paths.quizKey(lost))).toBeUndefined();
  });
});
