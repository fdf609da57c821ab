import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { db, FUNCTIONS, stored } from './support/backend.ts';
import { storedWhen } from './support/documents.ts';
import { makeOperator } from './support/operators.ts';
import { makePublished } from './support/people.ts';
import { called } from './support/requests.ts';
import { until } from './support/until.ts';

/** Runs a task as the queue does for the nth time. Returns the status. */
async function attempt(quizId: string, name: string, times: number, notBefore: unknown = 0): Promise<number> {
  const { status } = await fetch(`${FUNCTIONS}/cleanUpQuiz`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cloudtasks-taskname': name,
      'x-cloudtasks-taskretrycount': String(times - 1),
    },
    body: JSON.stringify({ data: { quizId, notBefore } }),
  });
  return status;
}
/** By what is below them, where operators don't see it. */
const lettersOf = async (quizId: string) => {
  const letters = await db().collection(closedPaths.deadLetters).listDocuments();
  const tasks = await Promise.all(letters.map(({ id }) => stored(closedPaths.deadLetterTask(id))));
  return letters.filter((_, index) => (tasks[index]?.['data'] as { quizId?: string } | undefined)?.quizId === quizId);
};

it('a task that failed for the last time is recorded once, and done when an operator retries it', async () => {
  const operator = await makeOperator();
  const { quizId } = await makePublished({ isPublic: false, password: 'hidden' });
  const [quiz, lock] = [db().doc(paths.quiz(quizId)), db().doc(paths.quizLock(quizId))];
  await lock.update({ openSince: Timestamp.now() });
  await quiz.update({ type: 'unheard-of' });
  expect(await attempt(quizId, 'some-task', 17)).toBe(500);
  expect(await lettersOf(quizId)).toEqual([]);
  for (let twice = 0; twice < 2; twice++) expect(await attempt(quizId, 'some-task', 20)).toBe(500);
  const [letter, ...more] = await lettersOf(quizId);
  expect(more).toEqual([]);
  expect(await stored(letter?.path ?? '')).toEqual({
    queue: 'cleanUpQuiz',
    at: expect.any(Timestamp),
    expiresAt: expect.any(Timestamp),
  });

  await quiz.update({ type: 'know-me' });
  for (let twice = 0; twice < 2; twice++)
    expect(await called('runAgain', { id: letter?.id ?? '' }, operator.token)).toEqual({});
  await storedWhen(lock.path, (found) => expect(found).not.toHaveProperty('openSince'));
  expect(await lettersOf(quizId)).toEqual([]);
});

it('a task in its last attempts, or of another shape, is recorded before it can be lost, until it is done', {
  tags: 'night',
}, async () => {
  const { quizId } = await makePublished();
  // each that begins may be the last that a queue delivers
  for (const times of [18, 20]) {
    const running = attempt(quizId, `slow-${times}`, times, Date.now() + 20_000);
    await until(
      () => lettersOf(quizId),
      (letters) => letters.length === 1,
    );
    expect(await running).toBe(204);
    expect(await lettersOf(quizId)).toEqual([]);
  }
  expect(await attempt(quizId, 'of-a-newer-version', 1, 'soon')).toBe(500);
  expect(await lettersOf(quizId)).toHaveLength(1);
  expect(await attempt(quizId, 'of-a-newer-version', 2)).toBe(204);
  expect(await lettersOf(quizId)).toEqual([]);
});
