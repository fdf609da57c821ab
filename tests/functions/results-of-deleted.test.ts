import { paths } from '@domain/paths.ts';
import { expect, it } from 'vitest';
import { db, FUNCTIONS } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { answersTo } from './support/inputs.ts';
import { makePublished } from './support/people.ts';
import { post, posted, readOverRest } from './support/requests.ts';

it("a removed quiz's results stay closed while it is deleted", async () => {
  const { quizId } = await makePublished();
  const { id } = await posted('responses', answersTo(quizId));
  await patch(paths.quiz(quizId), { isRemoved: true });
  await db().doc(paths.quiz(quizId)).delete();
  const [read, opened, picture] = await Promise.all([
    readOverRest(paths.response(id)),
    post('open-result', { id, pass: '' }),
    fetch(`${FUNCTIONS}/pictures/og/result/${id}.png`, { method: 'HEAD' }),
  ]);
  expect([read[0], opened.status, picture.status]).toEqual([403, 404, 404]);
});
