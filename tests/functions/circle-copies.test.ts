import { newCircle } from '@domain/circle/changes.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeAll, expect, it } from 'vitest';
import { createCircle, markCopiesOf } from '../../functions/src/db/circles.ts';
import { db, stored } from './support/backend.ts';
import { decideAs, decideOn, reported } from './support/deciding.ts';
import { storedWhen } from './support/documents.ts';
import { makeOperator, type OperatorPerson } from './support/operators.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { called, post, posted, readOverRest, refusal } from './support/requests.ts';

let operator: OperatorPerson;
beforeAll(async () => {
  operator = await makeOperator();
});

const makeQuiz = async () => (await saveNew(await makeCreator(), makeDraft('know-me'))).quizId;
async function copied(quizId: string, { token }: { token?: string } = {}) {
  const circle = makeCircleInput({ asked: { quizId } });
  await (token === undefined ? posted('circles', circle) : called('makeCircle', circle, token));
  return circle;
}
async function removed(what: { kind: 'quiz'; quizId: string } | { kind: 'circle'; circleId: string }) {
  const report = await reported(what);
  expect(await decideAs(operator, report, { action: 'remove' })).toBe('deleted');
  return report;
}
const putBack = async (...[report]: [Awaited<ReturnType<typeof removed>>]) =>
  (await decideOn(report, operator, { action: 'put-back' })).body.result;
const visit = async (id: string) => (await readOverRest(paths.circle(id)))[0];
const followed = (id: string, isQuizRemoved: boolean) =>
  storedWhen(paths.circle(id), (found) => (found?.['isQuizRemoved'] === true) === isQuizRemoved);

it('circles copied from a quiz are hidden while that is removed, whoever made them, and no others', async () => {
  const [quizId, another] = [await makeQuiz(), await makeQuiz()];
  const copies = [await copied(quizId), await copied(quizId, await makeCreator())];
  const other = await copied(another);
  for (const { id } of copies) expect(JSON.stringify(await stored(paths.circle(id)))).not.toContain(quizId);
  const kim = makeMemberInput(copies[0]?.id ?? '', { answers: [0, 0] });
  await posted('circle-members', kim);
  const report = await removed({ kind: 'quiz', quizId });
  for (const { id } of copies) {
    await followed(id, true);
    expect(await visit(id)).toBe(403);
    expect((await refusal(post('circle-members', makeMemberInput(id, { answers: [0, 0] })))).error.code).toBe(
      'not-found',
    );
  }
  expect(await visit(other.id)).toBe(200);
  // members can leave
  const leave = { circleId: kim.circleId, key: kim.key, change: { do: 'leave', memberId: kim.id } as const };
  await posted('circle-changes', leave);
  await putBack(report);
  for (const { id } of copies) {
    await followed(id, false);
    expect(await visit(id)).toBe(200);
  }
});

it('a circle that was removed itself, too, is shown again when neither removal is left', async () => {
  const quizId = await makeQuiz();
  const { id } = await copied(quizId);
  const ofCircle = await removed({ kind: 'circle', circleId: id });
  const ofQuiz = await removed({ kind: 'quiz', quizId });
  await followed(id, true);
  expect(await putBack(ofCircle)).toMatchObject({ stillHidden: 'report' });
  expect(await visit(id)).toBe(403);
  await putBack(ofQuiz);
  await followed(id, false);
  expect(await visit(id)).toBe(200);
});

it('no circle is made of a quiz that was removed at that moment, and none is shown by deleting the quiz', async () => {
  const quizId = await makeQuiz();
  const { id } = await copied(quizId);
  await removed({ kind: 'quiz', quizId });
  const late = makeCircleInput({ asked: { quizId } });
  const of = { id: late.id, name: 'Us', ownerId: null, questions: [] };
  const made = createCircle(newCircle(of, { keyDigest: 'key', copiedFrom: quizId }, Date.now()));
  await expect(made).rejects.toMatchObject({ code: 'invalid-input' });
  await db().doc(paths.quiz(quizId)).delete();
  // also where the event comes after the deletion
  await markCopiesOf(quizId, true);
  expect(await visit(id)).toBe(403);
});
