import { randomUUID } from 'node:crypto';
import { QUIZ_TYPES } from '@domain/games/index.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft, makeKey } from '@domain/testing/make-quiz.ts';
import { makeAnswers } from '@domain/testing/make-response.ts';
import { describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { isGone, storedMatches } from './support/documents.ts';
import { figuresBecome } from './support/figures.ts';
import { answersTo, savedAs } from './support/inputs.ts';
import { type Creator, makeCreator, makePublished, saveNew } from './support/people.ts';
import { called, post, posted, readOverRest, refusal, refusedWith } from './support/requests.ts';
import { choicesIn } from './support/tally.ts';

const LOCKED = { isPublic: false, password: 'hidden one' };
const WRONG = [
  { questionId: 'q1', given: 'Green' },
  { questionId: 'q2', given: 'Juice' },
];

const passFor = async (quizId: string, password = LOCKED.password) =>
  (await posted('unlock-quiz', { quizId, password })).pass;
const submission = (quizId: string, override: object = {}) => answersTo(quizId, { answers: WRONG, ...override });
const saveAgain = (creator: Creator, quizId: string, baseRevision: number, change: object) =>
  called('saveQuiz', savedAs({ ...makeDraft('know-me'), ...change }, quizId, baseRevision), creator.token);
const isStored = (path: string, fields: Record<string, unknown>) => storedMatches(path, fields);

describe.concurrent('the result of a private quiz', () => {
  for (const type of QUIZ_TYPES)
    it(`contains the given answers, but no question or right answer (${type})`, {
      tags: type === 'know-me' ? [] : ['night'],
    }, async () => {
      const creator = await makeCreator();
      const { quizId } = await saveNew(creator, makeDraft(type, LOCKED));
      const answers = makeAnswers(type);
      const input = submission(quizId, { answers, pass: await passFor(quizId) });
      const answer = await posted('responses', input);
      expect(answer.answers).toHaveLength(answers.length);
      expect(answer).toMatchObject({ isPrivate: true, percentage: 100 });
      expect(answer).not.toHaveProperty('givenAnswers');

      const open = (await stored(paths.response(input.id))) ?? {};
      expect(open).toMatchObject({ isPrivate: true, answers: [], givenAnswers: answers, score: answers.length });
      const text = JSON.stringify(open);
      const given = answers.map((one) => one.given);
      for (const { prompt, options } of makeKey(type).questions) {
        for (const secret of [prompt, ...options].filter((one) => one !== '' && !given.includes(one))) {
          expect(text).not.toContain(secret);
        }
      }
      expect(text).not.toMatch(/isCorrect|"correct"|"prompt"|"options"/);

      const closed = paths.responseAnswers(input.id);
      expect(await stored(closed)).toEqual({ ownerId: creator.uid, answers: answer.answers });
      expect((await readOverRest(closed))[0]).toBe(403);
      expect((await readOverRest(closed, (await makeCreator()).token))[0]).toBe(403);
      expect((await readOverRest(closed, creator.token))[0]).toBe(200);
    });

  it('is returned in full to its player again, but not for other answers under its id', async () => {
    const { quizId } = await saveNew(await makeCreator(), makeDraft('know-me', LOCKED));
    const input = submission(quizId, { pass: await passFor(quizId) });
    const answer = await posted('responses', input);
    expect(await posted('responses', input)).toEqual(answer);
    const other = { ...input, answers: makeAnswers('know-me') };
    expect((await refusal(post('responses', other))).error.code).toBe('conflict');
  });

  it('is returned to nobody who only knows what its link shows', async () => {
    const creator = await makeCreator();
    const { quizId } = await saveNew(creator, makeDraft('know-me', LOCKED));
    const deleteKey = `${randomUUID()}-key`;
    const { pass, ...input } = submission(quizId, { pass: await passFor(quizId) });
    const answer = await posted('responses', { ...input, pass, deleteKey });
    const isRefused = async (more: object) => {
      expect(await refusedWith(post('responses', { ...input, ...more }))).toEqual([401, 'pass-required']);
    };
    const strangers = [{}, { deleteKey: `${randomUUID()}-key` }, { pass: 'x' }];
    for (const more of strangers) await isRefused(more);
    expect(await posted('responses', { ...input, deleteKey })).toEqual(answer);
    await saveAgain(creator, quizId, 1, { isPublic: true });
    for (const more of strangers) await isRefused(more);
    await saveAgain(creator, quizId, 2, { isPublic: false, password: 'another word' });
    await posted('delete-submission', { kind: 'response', id: input.id, deleteKey });
    for (const more of strangers) await isRefused(more);
    expect((await posted('responses', { ...input, deleteKey })).answers).toEqual(answer.answers);
  });

  it('opens with the current pass of its quiz, and with nothing else', async () => {
    const creator = await makeCreator();
    const [{ quizId }, other] = await Promise.all([
      saveNew(creator, makeDraft('know-me', LOCKED)),
      saveNew(creator, makeDraft('know-me', LOCKED)),
    ]);
    const pass = await passFor(quizId);
    const { id, answers } = await posted('responses', submission(quizId, { pass }));
    expect(await posted('open-result', { id, pass })).toEqual({ answers });
    const isRefused = async (wrong: string) => {
      expect(await refusedWith(post('open-result', { id, pass: wrong }))).toEqual([401, 'pass-required']);
    };
    for (const wrong of ['', 'x', `${pass}x`, await passFor(other.quizId)]) await isRefused(wrong);
    await saveAgain(creator, quizId, 1, { isPublic: false, password: 'another word' });
    await isRefused(pass);
    expect(await posted('open-result', { id, pass: await passFor(quizId, 'another word') })).toEqual({ answers });

    // public again, but not what was answered in private; a pass for a public quiz is worth nothing
    await saveAgain(creator, quizId, 2, { isPublic: true });
    await isRefused(await passFor(quizId, 'anything'));
    const { error } = await refusal(post('open-result', { id: randomUUID(), pass }));
    expect(error.code).toBe('not-found');
  });

  it('is public if the quiz was public when it was played', async () => {
    const { quizId } = await makePublished();
    const { id, answers } = await posted('responses', submission(quizId));
    expect(await posted('open-result', { id, pass: '' })).toEqual({ answers });
    expect(await stored(paths.response(id))).not.toHaveProperty('isPrivate');
    expect(await stored(paths.responseAnswers(id))).toBeUndefined();
  });

  it('is deleted completely, by its player and with its quiz', async () => {
    const creator = await makeCreator();
    const { quizId } = await saveNew(creator, makeDraft('know-me', LOCKED));
    const pass = await passFor(quizId);
    const deleteKey = `${randomUUID()}-key`;
    const [first, second] = await Promise.all([
      posted('responses', submission(quizId, { pass, deleteKey })),
      posted('responses', submission(quizId, { pass })),
    ]);
    await posted('delete-submission', { kind: 'response', id: first.id, deleteKey });
    expect(await stored(paths.responseAnswers(first.id))).toBeUndefined();
    expect(await choicesIn(quizId)).toEqual([0, 1, 0, 0, 0, 0, 0, 1]);
    await db().doc(paths.quiz(quizId)).delete();
    await isGone(paths.responseAnswers(second.id));
  });
});

describe.concurrent('private plays', () => {
  it('do not change public numbers, and are counted for the owner', async () => {
    const creator = await makeCreator();
    const open = await saveNew(creator, makeDraft('know-me'));
    const { quizId } = await saveNew(creator, makeDraft('know-me', LOCKED));
    await posted('responses', submission(open.quizId));
    const answers = makeAnswers('know-me');
    await posted('responses', submission(quizId, { answers, pass: await passFor(quizId) }));
    expect(await stored(paths.account(creator.uid))).toMatchObject({ privateScores: { '2/2': 1 } });
    const list = await stored(paths.listing(creator.uid));
    expect(list).toMatchObject({ open: 1, scores: { '1/2': 1 }, plays: { [open.quizId]: 1 } });
    expect(JSON.stringify(list)).not.toContain(quizId);
    expect(await choicesIn(quizId)).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  });
});

describe.concurrent('a quiz that becomes private', () => {
  it('hides its earlier results, removes them from public numbers and still counts them', async () => {
    const { creator, quizId } = await makePublished();
    const { id, answers } = await posted('responses', submission(quizId));
    await figuresBecome(creator.uid, { quizzes: 1, plays: 1, averagePercent: 50 });
    await saveAgain(creator, quizId, 1, LOCKED);
    await isStored(paths.response(id), { isPrivate: true, answers: [], givenAnswers: WRONG });
    expect(JSON.stringify(await stored(paths.response(id)))).not.toContain('favorite color');
    expect(await stored(paths.responseAnswers(id))).toEqual({ ownerId: creator.uid, answers });
    await figuresBecome(creator.uid, { quizzes: 0, plays: 0, averagePercent: null });
    await isStored(paths.account(creator.uid), { privateScores: { '1/2': 1 } });

    // and when it is public again both sorts are counted together
    await saveAgain(creator, quizId, 2, { isPublic: true });
    await posted('responses', submission(quizId, { revision: 3 }));
    expect(await choicesIn(quizId)).toEqual([0, 2, 0, 0, 0, 0, 0, 2]);
    await figuresBecome(creator.uid, { quizzes: 1, plays: 2, averagePercent: 50 });
    await isStored(paths.account(creator.uid), { privateScores: {} });
  });
});
