import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { stored } from './support/backend.ts';
import { patch, storedWhen } from './support/documents.ts';
import { answersTo, savedAs } from './support/inputs.ts';
import { type Creator, makeCreator, makePublished, saveNew } from './support/people.ts';
import { called, post, posted, refusal } from './support/requests.ts';

let creator: Creator;
beforeAll(async () => {
  creator = await makeCreator();
});

const close = (quizId: string, isClosed = true) => patch(paths.quiz(quizId), { isClosed });
const submission = (quizId: string, override: object = {}) => answersTo(quizId, override);
const codeOf = async (body: object) => (await refusal(post('responses', body))).error.code;

describe('a quiz that its creator has closed', () => {
  it('refuses new answers, repeats replies to earlier ones, and accepts new answers once reopened', async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me'));
    const before = submission(quizId);
    const answer = await posted('responses', before);
    await close(quizId);
    const late = submission(quizId);
    expect(await refusal(post('responses', late))).toMatchObject({ status: 403, error: { code: 'quiz-closed' } });
    expect(await stored(paths.response(late.id))).toBeUndefined();
    expect(await posted('responses', before)).toEqual(answer);
    await close(quizId, false);
    expect(await posted('responses', late)).toMatchObject({ id: late.id });
  });

  it('reveals that it is closed only with its password', async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' }));
    await close(quizId);
    expect(await codeOf(submission(quizId))).toBe('pass-required');
    const { pass, quiz } = await posted('unlock-quiz', { quizId, password: 'hidden one' });
    expect(quiz.isClosed).toBe(true);
    expect(await codeOf(submission(quizId, { pass }))).toBe('quiz-closed');
  });

  it('stays closed when it is edited', async () => {
    const { quizId, revision } = await saveNew(creator, makeDraft('know-me'));
    await close(quizId);
    const draft = makeDraft('know-me', { title: 'Edited' });
    await called('saveQuiz', savedAs(draft, quizId, revision), creator.token);
    expect(await codeOf(submission(quizId, { revision: revision + 1 }))).toBe('quiz-closed');
  });

  it("is neither listed on its creator's page nor counted there", async () => {
    const { creator: owner, quizId } = await makePublished({ title: 'Closed by now' });
    await saveNew(owner, makeDraft('two-truths', { title: 'Open' }));
    const offered = (titles: string[]) =>
      storedWhen(paths.listing(owner.uid), (list) => {
        const quizzes = (list?.['quizzes'] ?? []) as { title: string }[];
        expect(quizzes.map(({ title }) => title)).toEqual(titles);
        expect(list?.['open']).toBe(titles.length);
      });
    await offered(['Open', 'Closed by now']);
    await close(quizId);
    await offered(['Open']);
    await close(quizId, false);
    await offered(['Open', 'Closed by now']);
  });
});

describe('a spicy quiz', () => {
  it('refuses answers without a confirmation of age 18, as from an older version of the app', async () => {
    const { quizId } = await saveNew(creator, makeDraft('know-me', { category: 'spicy' }));
    const input = submission(quizId);
    expect(await refusal(post('responses', input))).toMatchObject({ status: 403, error: { code: 'age-required' } });
    expect(await codeOf({ ...input, isAdult: false })).toBe('age-required');
    const answer = await posted('responses', { ...input, isAdult: true });
    expect(await posted('responses', input)).toEqual(answer);
  });
});
