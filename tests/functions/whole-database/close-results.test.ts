import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { closeAllResults } from '../../../functions/src/services/quiz-clean-up.ts';
import { db, stored, writeAll } from '../support/backend.ts';
import { makeCreator, saveNew } from '../support/people.ts';

it('results from before they were closed are closed by the sweep, once', async () => {
  const creator = await makeCreator();
  const [{ quizId }, open] = await Promise.all([
    saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' })),
    saveNew(creator, makeDraft('know-me')),
  ]);
  const ids = Array.from({ length: 3 }, () => randomUUID());
  const whole = (of: string) => {
    const response = makeResponse('know-me', { ownerId: creator.uid });
    return { ...response, quiz: { ...response.quiz, id: of }, createdAt: Timestamp.now() };
  };
  const elsewhere = randomUUID();
  await writeAll({
    ...Object.fromEntries(ids.map((id) => [paths.response(id), whole(quizId)])),
    [paths.response(elsewhere)]: whole(open.quizId),
  });
  // a quiz that was made since has none that are open, and is not looked through
  await closeAllResults(AbortSignal.timeout(60_000));
  expect(await stored(paths.response(ids[0] ?? ''))).not.toHaveProperty('isPrivate');

  await db().doc(paths.quizLock(quizId)).update({ areResultsClosed: false });
  await expect(closeAllResults(AbortSignal.abort('enough'))).rejects.toBe('enough');
  for (let times = 0; times < 2; times++) await closeAllResults(AbortSignal.timeout(60_000));
  for (const id of ids) {
    expect(await stored(paths.response(id))).toMatchObject({ isPrivate: true, answers: [], quiz: { id: quizId } });
    expect(await stored(paths.responseAnswers(id))).toMatchObject({ ownerId: creator.uid, answers: [{}, {}] });
  }
  expect(await stored(paths.response(elsewhere))).not.toHaveProperty('isPrivate');
  expect((await stored(paths.quizLock(quizId)))?.['areResultsClosed']).toBe(true);
});
