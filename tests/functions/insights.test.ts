import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { called, posted } from './support/requests.ts';
import { until } from './support/until.ts';

const answer = (quizId: string, given: [string, string], revision = 1) =>
  posted('responses', {
    ...makeResponseInput('know-me', {
      revision,
      answers: [
        { questionId: 'q1', given: given[0] },
        { questionId: 'q2', given: given[1] },
      ],
    }),
    id: randomUUID(),
    quizId,
  });
const becomes = (quizId: string, expected: object) =>
  until(
    () => stored(paths.quizInsights(quizId)),
    (insights) => expect(insights).toMatchObject(expected),
  );

// each test waits for windows of its own quiz, so they wait side by side
describe.concurrent('insights', () => {
  it('count who chose what and how results are spread, over all responses', async () => {
    const { quizId } = await saveNew(await makeCreator(), makeDraft('know-me'));
    const [one] = await Promise.all([
      answer(quizId, ['Red', 'Juice']),
      answer(quizId, ['Red', 'Tea']),
      answer(quizId, ['Blue', 'Tea']),
      answer(quizId, ['Blue', 'Coffee']),
    ]);
    await becomes(quizId, {
      revision: 1,
      bands: { amazing: 1, excellent: 0, good: 0, notBad: 1, aLittle: 0, hardly: 2 },
      questions: [
        { id: 'q1', counts: [2, 0, 2, 0] },
        { id: 'q2', counts: [2, 1, 0, 1] },
      ],
    });
    await db()
      .doc(paths.response(one?.id ?? ''))
      .delete();
    await becomes(quizId, { bands: { amazing: 0 }, questions: [{ counts: [1, 0, 2, 0] }, { counts: [2, 1, 0, 0] }] });
  });

  it('count an answer only while it reads as it did, and follow an edit', async () => {
    const creator = await makeCreator();
    const draft = makeDraft('know-me');
    const { quizId } = await saveNew(creator, draft);
    await answer(quizId, ['Red', 'Tea']);
    await becomes(quizId, { revision: 1, questions: [{ counts: [1, 0, 0, 0] }, { counts: [1, 0, 0, 0] }] });
    const [first, second] = makeDraft('know-me').questions;
    const questions = [{ ...first, options: ['Crimson', 'Green', 'Blue', 'Pink'] }, second] as typeof draft.questions;
    await called(
      'saveQuiz',
      { draftId: randomUUID(), quizId, baseRevision: 1, draft: { ...draft, questions } },
      creator.token,
    );
    await becomes(quizId, { revision: 2, questions: [{ counts: [0, 0, 0, 0] }, { counts: [1, 0, 0, 0] }] });
    // the same answers to another question are other answers
    const other = [questions[0], { ...second, question: 'What do I give my cat?' }] as typeof draft.questions;
    await called(
      'saveQuiz',
      { draftId: randomUUID(), quizId, baseRevision: 2, draft: { ...draft, questions: other } },
      creator.token,
    );
    await becomes(quizId, { revision: 3, questions: [{ counts: [0, 0, 0, 0] }, { counts: [0, 0, 0, 0] }] });
  });

  it('go with their quiz', async () => {
    const { quizId } = await saveNew(await makeCreator(), makeDraft('know-me'));
    await answer(quizId, ['Red', 'Tea']);
    await becomes(quizId, { revision: 1 });
    await db().doc(paths.quiz(quizId)).delete();
    await until(
      () => stored(paths.quizInsights(quizId)),
      (insights) => insights === undefined,
    );
    // a response that is deleted afterwards does not bring them back
    const { docs } = await db().collection(paths.responses).where('quiz.id', '==', quizId).get();
    await Promise.all(docs.map((document) => document.ref.delete()));
    await until(
      () => stored(paths.quizInsights(quizId)),
      (insights) => insights === undefined,
    );
  });
});

describe.concurrent('the account', () => {
  it('knows when the newest response came', async () => {
    const creator = await makeCreator();
    const { quizId } = await saveNew(creator, makeDraft('know-me'));
    const { id, createdAt } = await answer(quizId, ['Red', 'Tea']);
    const isLatest = (at: number | null) =>
      until(
        () => stored(paths.account(creator.uid)),
        (account) => {
          const latest = account?.['latestResponseAt'] as { toMillis(): number } | null | undefined;
          expect(latest === undefined ? undefined : (latest?.toMillis() ?? null)).toBe(at);
        },
      );
    await isLatest(createdAt);
    await db().doc(paths.response(id)).delete();
    await isLatest(null);
  });
});
