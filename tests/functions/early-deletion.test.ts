import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { stored } from './support/backend.ts';
import { answersTo } from './support/inputs.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { post, posted } from './support/requests.ts';

it('whoever deletes an answer before they send it learns none of the right answers by it', async () => {
  const { quizId } = await saveNew(await makeCreator(), makeDraft('know-me'));
  const answers = answersTo(quizId, { deleteKey: randomUUID(), wasToldOfBoard: true });
  const { id, deleteKey } = answers;
  expect(await posted('delete-submission', { kind: 'response', id, deleteKey })).toEqual({ deleted: true });
  const { status, body } = await post('responses', answers);
  expect([status, body]).toMatchObject([404, { ok: false, error: { code: 'not-found' } }]);
  expect(JSON.stringify(body)).not.toMatch(/correct|score/);
  expect(await stored(paths.response(id))).toBeUndefined();
});
