import { randomUUID } from 'node:crypto';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { expect, it } from 'vitest';
import { taskName } from '../../functions/src/db/task-queue.ts';
import { db, FUNCTIONS, stored } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { makePublished } from './support/people.ts';
import { posted } from './support/requests.ts';
import { until } from './support/until.ts';

/** An answer whose task is given up, as its quiz can't be read. */
async function makeGivenUp() {
  const { quizId } = await makePublished();
  await patch(paths.quiz(quizId), { type: 'unheard-of' });
  const id = randomUUID();
  const { quiz, ...response } = makeResponse('know-me', { id });
  const data = { response: { ...response, quiz: { ...quiz, id: quizId } }, digest: 'x', deleteDigest: null };
  const headers = {
    'content-type': 'application/json',
    'x-cloudtasks-taskname': id,
    'x-cloudtasks-taskretrycount': '18',
  };
  const attempt = async () => {
    const body = JSON.stringify({ data: { ...data, hasDevices: false } });
    return (await fetch(`${FUNCTIONS}/storeResponse`, { method: 'POST', headers, body })).status;
  };
  const letter = taskName(`storeResponse ${id}`);
  const kept = () => Promise.all([stored(closedPaths.deadLetter(letter)), stored(closedPaths.deadLetterTask(letter))]);
  expect(await attempt()).toBe(500);
  const [said, task] = await kept();
  expect(task).toMatchObject({ data: { response: { id } } });
  // operators may read this one
  for (const secret of [id, quizId]) expect(JSON.stringify(said)).not.toContain(secret);
  return { id, quizId, attempt, kept };
}

it('what is kept of an answer that could not be stored ends when its sender deletes it, and is not kept again', async () => {
  const { id, attempt, kept } = await makeGivenUp();
  await posted('delete-submission', { kind: 'response', id, deleteKey: randomUUID() });
  expect(await kept()).toEqual([undefined, undefined]);
  expect(await attempt()).toBe(500);
  expect(await kept()).toEqual([undefined, undefined]);
});

it('what is kept of an answer ends with its quiz', async () => {
  const { quizId, attempt, kept } = await makeGivenUp();
  await db().doc(paths.quiz(quizId)).delete();
  await until(kept, (found) => expect(found).toEqual([undefined, undefined]));
  expect(await attempt()).toBe(204);
  expect(await kept()).toEqual([undefined, undefined]);
});
