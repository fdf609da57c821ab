import { paths } from '@domain/paths.ts';
import { expect, it } from 'vitest';
import { db, stored } from '../support/backend.ts';
import { boardIn } from '../support/boards.ts';
import { patch, storedWhen } from '../support/documents.ts';
import { answersTo } from '../support/inputs.ts';
import { opsAlone } from '../support/operator.ts';
import { makePublished } from '../support/people.ts';
import { post } from '../support/requests.ts';

it('all derived data is recounted', async () => {
  const { creator, quizId } = await makePublished();
  await post('responses', answersTo(quizId, { wasToldOfBoard: true }));
  const isCounted = (path: string, field: string, value: unknown) =>
    storedWhen(path, (document) => expect(document?.[field]).toMatchObject(value as object));
  const right: [path: string, field: string, value: object][] = [
    [paths.quiz(quizId), 'scores', { '2/2': 1 }],
    [paths.quizTally(quizId), 'choices', {}],
    [paths.listing(creator.uid), 'plays', { [quizId]: 1 }],
  ];
  for (const [path, field, value] of right) await isCounted(path, field, value);
  const before = await Promise.all(right.map(async ([path, field]) => (await stored(path))?.[field]));

  await Promise.all([
    patch(paths.quiz(quizId), { scores: { '2/2': 7 } }),
    patch(paths.account(creator.uid), { 'inbox.messages': 500 }),
    db().doc(paths.quizTally(quizId)).delete(),
    patch(paths.quiz(quizId), { best: {} }),
    db().doc(paths.listing(creator.uid)).delete(),
  ]);
  const { out, code } = await opsAlone('recount');
  expect(out).toMatch(/^Recounted: \d+ quizzes, \d+ creators\.$/m);
  expect(code).toBe(0);
  expect(await Promise.all(right.map(async ([path, field]) => (await stored(path))?.[field]))).toEqual(before);
  expect(await stored(paths.listing(creator.uid))).toMatchObject({ quizzes: [{ id: quizId }], scores: { '2/2': 1 } });
  expect((await boardIn(quizId))?.entries).toMatchObject([{ name: 'Sam', percentage: 100 }]);
  const inbox = (await stored(paths.account(creator.uid)))?.['inbox'] as { messages: number };
  expect(inbox.messages).toBeLessThan(500);
});
