import { randomUUID } from 'node:crypto';
import { TASK_OVERDUE_S } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { forEachOverdueClosing, noteResultsClosed } from '../../../functions/src/db/quiz-locks.ts';
import { cleanUp } from '../../../functions/src/services/quiz-clean-up.ts';
import { db, stored, writeAll } from '../support/backend.ts';
import { patch } from '../support/documents.ts';
import { type Creator, makeCreator, saveNew } from '../support/people.ts';

const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
const makePrivate = (creator: Creator) =>
  saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' }));

/** Stores open responses to a quiz, as if it had been public when they came. */
async function storeOpen(uid: string, quizId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID()).sort();
  const { quiz, ...response } = makeResponse('know-me', { ownerId: uid });
  const fields = { ...response, quiz: { ...quiz, id: quizId }, createdAt: Timestamp.now() };
  await writeAll(Object.fromEntries(ids.map((id) => [paths.response(id), fields])));
  return ids;
}
const openOf = async (ids: readonly string[]) => {
  const found = await db().getAll(...ids.map((id) => db().doc(paths.response(id))));
  return found.filter((one) => one.get('isPrivate') !== true).map(({ id }) => id);
};

describe('a quiz whose results have to be hidden', () => {
  it('is found when its tasks were lost, and no other', async () => {
    const creator = await makeCreator();
    const [lost, recent, closed] = await Promise.all([1, 2, 3].map(() => makePrivate(creator)));
    const note = (quiz: typeof lost, seconds: number) =>
      patch(paths.quizLock(quiz?.quizId ?? ''), { openSince: ago(seconds) });
    await Promise.all([note(lost, TASK_OVERDUE_S + 60), note(recent, 60)]);
    const found: string[] = [];
    await forEachOverdueClosing(Date.now() - TASK_OVERDUE_S * 1000, async (code) => void found.push(code));
    expect(found).toContain(lost?.quizId);
    for (const other of [recent, closed]) expect(found).not.toContain(other?.quizId);
  });

  it('is completed in as many tasks as needed, each resuming after the last', async () => {
    const creator = await makeCreator();
    const { quizId } = await makePrivate(creator);
    const ids = await storeOpen(creator.uid, quizId, 450);
    await patch(paths.quizLock(quizId), { openSince: ago(60) });
    const noTime = AbortSignal.abort('enough');
    const first = await cleanUp(quizId, null, noTime);
    expect(await openOf(ids)).toEqual(ids.filter((id) => id > String(first)));
    const second = await cleanUp(quizId, first, noTime);
    expect(await openOf(ids)).toHaveLength(50);
    expect(await stored(paths.quizLock(quizId))).toHaveProperty('openSince');
    expect(await cleanUp(quizId, second, noTime)).toBeNull();
    expect(await openOf(ids)).toEqual([]);
    const [id = ''] = ids;
    expect(await stored(paths.response(id))).toMatchObject({ isPrivate: true, answers: [] });
    expect(await stored(paths.responseAnswers(id))).toMatchObject({ ownerId: creator.uid, answers: [{}, {}] });
    expect(await stored(paths.quizLock(quizId))).not.toHaveProperty('openSince');
  });

  it('stays one if it became private again meanwhile', async () => {
    const creator = await makeCreator();
    const { quizId } = await makePrivate(creator);
    await patch(paths.quizLock(quizId), { openSince: ago(60) });
    await noteResultsClosed(quizId, ago(120));
    expect(await stored(paths.quizLock(quizId))).toHaveProperty('openSince');
  });
});
