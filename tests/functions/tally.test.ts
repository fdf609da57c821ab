import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../functions/src/db/firestore.ts';
import { fetchResponse } from '../../functions/src/db/responses.ts';
import { mendTally, readUncounting } from '../../functions/src/db/tallies.ts';
import { db, stored } from './support/backend.ts';
import { isGone, patch, storedMatches, storedWhen } from './support/documents.ts';
import { answersTo, messageTo, savedAs } from './support/inputs.ts';
import { type Creator, makePublished } from './support/people.ts';
import { called, post, posted } from './support/requests.ts';
import { choicesIn, scoresOf } from './support/tally.ts';
import { untilEqual } from './support/until.ts';

const submission = (quizId: string, given: [string, string], override: object = {}) =>
  answersTo(quizId, {
    answers: [
      { questionId: 'q1', given: given[0] },
      { questionId: 'q2', given: given[1] },
    ],
    ...override,
  });
const answer = (quizId: string, given: [string, string], override: object = {}) =>
  posted('responses', submission(quizId, given, override));
const save = (creator: Creator, quizId: string, baseRevision: number, questions: unknown, more: object = {}) =>
  called(
    'saveQuiz',
    savedAs({ ...makeDraft('know-me'), questions, ...more } as never, quizId, baseRevision),
    creator.token,
  );
const deleteAsOwner = (id: string) => db().doc(paths.response(id)).delete();

describe.concurrent('the counts of a quiz', () => {
  it('follow who chose what and how results are spread, immediately, until a response is deleted', {
    tags: 'official',
  }, async () => {
    const { quizId } = await makePublished();
    const [one] = await Promise.all([
      answer(quizId, ['Red', 'Juice']),
      answer(quizId, ['Red', 'Tea']),
      answer(quizId, ['Blue', 'Tea']),
      answer(quizId, ['Blue', 'Coffee']),
    ]);
    expect(await scoresOf(quizId)).toEqual({ '2/2': 1, '1/2': 1, '0/2': 2 });
    expect(await choicesIn(quizId)).toEqual([2, 0, 2, 0, 2, 1, 0, 1]);
    await deleteAsOwner(one.id);
    await untilEqual(() => scoresOf(quizId), { '1/2': 1, '0/2': 2 });
    expect(await choicesIn(quizId)).toEqual([1, 0, 2, 0, 2, 1, 0, 0]);
  });

  it('apply to an answer only while its text is unchanged, and return with it', async () => {
    const { creator, quizId } = await makePublished();
    await answer(quizId, ['Red', 'Tea']);
    const [first, second] = makeDraft('know-me').questions;
    const crimson = { ...first, options: ['Crimson', 'Green', 'Blue', 'Pink'] };
    await save(creator, quizId, 1, [crimson, second]);
    expect(await choicesIn(quizId)).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
    // the same answers to another question are other answers
    await save(creator, quizId, 2, [crimson, { ...second, question: 'What do I give my cat?' }]);
    expect(await choicesIn(quizId)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    await save(creator, quizId, 3, [first, second]);
    expect(await choicesIn(quizId)).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
    expect(await scoresOf(quizId)).toEqual({ '1/2': 1 });
  });

  it('are deleted with their quiz, and do not return', async () => {
    const { quizId } = await makePublished();
    await answer(quizId, ['Red', 'Tea']);
    await db().doc(paths.quiz(quizId)).delete();
    const { docs } = await db().collection(paths.responses).where('quiz.id', '==', quizId).get();
    await Promise.all(docs.map((document) => document.ref.delete()));
    await isGone(paths.quizTally(quizId));
    expect(await mendTally(quizId)).toBeNull();
    expect(await stored(paths.quizTally(quizId))).toBeUndefined();
    expect((await post('responses', submission(quizId, ['Red', 'Tea']))).status).toBe(404);
  });
});

describe.concurrent('wrong counts', () => {
  it('are recreated by the next response if they are missing', async () => {
    const { quizId } = await makePublished();
    await answer(quizId, ['Red', 'Tea']);
    await db().doc(paths.quizTally(quizId)).delete();
    await answer(quizId, ['Red', 'Juice']);
    expect(await choicesIn(quizId)).toEqual([2, 0, 0, 0, 1, 0, 0, 1]);
    expect(await mendTally(quizId)).toMatchObject({ isRight: true });
  });

  it.each([
    ['too high', { '1/2': 7 }, { extra: 3 }],
    ['not there', {}, {}],
  ])('are repaired: %s', async (_case, scores, choices) => {
    const { quizId } = await makePublished();
    await answer(quizId, ['Red', 'Tea']);
    await Promise.all([patch(paths.quiz(quizId), { scores }), patch(paths.quizTally(quizId), { choices })]);
    expect(await mendTally(quizId)).toMatchObject({ isRight: false });
    expect(await scoresOf(quizId)).toEqual({ '1/2': 1 });
    expect(await choicesIn(quizId)).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
    expect(await mendTally(quizId)).toMatchObject({ isRight: true });
  });

  it.each<[string, Record<string, unknown>]>([
    ['no counts', { scores: 'many', ranked: ['1/2'] }],
    ['no numbers, or below zero', { scores: { '1/2': Number.NaN, '2/2': -1, '0/2': '7' } }],
    ['of an earlier shape, or no scoreboard', { scores: FieldValue.delete(), best: { Sam: { percentage: 'all' } } }],
  ])('are rebuilt as soon as the server meets them: %s', async (_case, malformed) => {
    const { creator, quizId } = await makePublished();
    const [first] = await Promise.all([answer(quizId, ['Red', 'Tea']), answer(quizId, ['Red', 'Juice'])]);
    await patch(paths.quiz(quizId), malformed);
    await untilEqual(() => scoresOf(quizId), { '1/2': 1, '2/2': 1 });
    // what a deletion meets: a tally, and a play or a message: an account
    await db()
      .doc(paths.quizTally(quizId))
      .set({ choices: Object.values(malformed)[0] }, { mergeFields: ['choices'] });
    await deleteAsOwner(first.id);
    await storedWhen(
      paths.quizTally(quizId), // a repair before the deletion leaves a choice that nobody makes any more
      (tally) => expect(Object.values((tally?.['choices'] ?? {}) as object).filter(Boolean)).toEqual([1, 1]),
    );
    // a repair beside the deletion takes it away from scores that are to be counted again
    await untilEqual(() => scoresOf(quizId), { '2/2': 1 });
    expect(await mendTally(quizId)).toMatchObject({ isRight: true });
    const account = db().doc(paths.account(creator.uid));
    await account.update({ inbox: { messages: -1, unread: 'many' } });
    await posted('messages', messageTo(creator.uid));
    await storedMatches(account.path, { inbox: { messages: 1, unread: 1 } });
    await account.update({ privateScores: 'many' });
    await answer(quizId, ['Red', 'Juice']);
    await storedMatches(account.path, { privateScores: {} });
  });

  it('are repaired once, however many try, while answers arrive', async () => {
    const { quizId } = await makePublished();
    await answer(quizId, ['Red', 'Tea']);
    await patch(paths.quiz(quizId), { scores: { '1/2': 40, '2/2': 2 } });
    await Promise.all([
      mendTally(quizId),
      answer(quizId, ['Red', 'Juice']),
      mendTally(quizId),
      answer(quizId, ['Red', 'Tea']),
      mendTally(quizId),
    ]);
    expect(await scoresOf(quizId)).toEqual({ '1/2': 2, '2/2': 1 });
  });

  it('respect a deletion that finished after the repair', async () => {
    const { quizId } = await makePublished();
    const { id } = await answer(quizId, ['Red', 'Tea']);
    const gone = await fetchResponse(id);
    if (!gone) throw new Error('No response.');
    const deletedAt = Date.now() - 1000;
    await patch(paths.quiz(quizId), { scores: {} });
    await mendTally(quizId);
    const uncount = (at?: number) => inTransaction(async (tx) => (await readUncounting(tx, gone, at))());
    await uncount(deletedAt);
    expect(await scoresOf(quizId)).toEqual({ '1/2': 1 });
    await uncount();
    expect(await scoresOf(quizId)).toEqual({});
  });
});
