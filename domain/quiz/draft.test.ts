import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GAMES, QUIZ_TYPES } from '../games/index.ts';
import { QUESTIONS_MAX, QUIZ_TITLE_MAX } from '../limits.ts';
import { makeDraft, makeQuiz } from '../testing/make-quiz.ts';
import { draftFromQuiz, type QuizDraft, quizDraft } from './draft.ts';
import { findDraftProblems, isOnlyDigits } from './draft-problems.ts';
import { type AnswerHashing, publishDraft } from './publish.ts';
import type { Quiz } from './quiz.ts';
import { emptyDraft } from './ready.ts';

describe.each(QUIZ_TYPES)('a %s draft', (type) => {
  it('can be saved when complete', () => {
    expect(findDraftProblems(makeDraft(type))).toEqual({});
    expect(z.safeParse(quizDraft, makeDraft(type)).success).toBe(true);
  });

  it('starts with as many empty questions as it needs', () => {
    let n = 0;
    const draft = emptyDraft(type, () => `q${n++}`);
    expect(draft.questions).toHaveLength(GAMES[type].minQuestions);
    expect(z.safeParse(quizDraft, draft).success).toBe(true);
    expect(findDraftProblems(draft)).toHaveProperty('title', 'required');
  });

  it('needs a minimum number of questions', () => {
    const draft = makeDraft(type);
    draft.questions.length = GAMES[type].minQuestions - 1;
    expect(findDraftProblems(draft)).toEqual({ questions: 'too-few' });
  });

  it('has a shape with bounds', () => {
    const draft = makeDraft(type);
    const many = Array.from({ length: QUESTIONS_MAX + 1 }, () => draft.questions[0]);
    expect(z.safeParse(quizDraft, { ...draft, questions: many }).success).toBe(false);
    expect(z.safeParse(quizDraft, { ...draft, title: 'x'.repeat(QUIZ_TITLE_MAX + 1) }).success).toBe(false);
    expect(z.safeParse(quizDraft, { ...draft, type: 'other' }).success).toBe(false);
  });
});

describe('findDraftProblems', () => {
  it('requires a title that is not blank', () => {
    expect(findDraftProblems(makeDraft('know-me', { title: ' \n' }))).toEqual({ title: 'required' });
  });

  it('requires a password for a private quiz unless it has one', () => {
    const draft = makeDraft('know-me', { isPublic: false });
    expect(findDraftProblems(draft)).toEqual({ password: 'required' });
    expect(findDraftProblems(draft, true)).toEqual({});
    expect(findDraftProblems({ ...draft, password: 'sesame' })).toEqual({});
  });

  it('requires four characters of a new password', () => {
    const problemsOf = (password: string, isPublic = false) =>
      findDraftProblems(makeDraft('know-me', { isPublic, password }), true);
    expect(problemsOf('abc')).toEqual({ password: 'too-short' });
    expect(problemsOf(' abc ')).toEqual({ password: 'too-short' });
    expect(problemsOf('😀😀😀')).toEqual({ password: 'too-short' });
    for (const password of ['abcd', '1234', '😀😀😀😀', '']) expect(problemsOf(password)).toEqual({});
    expect(problemsOf('abc', true)).toEqual({});
  });

  it('requires a right answer, and accepts the first option as one', () => {
    const draft = makeDraft('know-me');
    expect(draft.questions[0]?.correctAnswer).toBe(0);
    draft.questions[1] = { ...(draft.questions[1] as (typeof draft.questions)[number]), correctAnswer: null };
    expect(findDraftProblems(draft)).toEqual({ 'questions.1.correctAnswer': 'required' });
  });

  it('names the paths of blank and repeated texts', () => {
    const draft = makeDraft('know-me');
    draft.questions[0] = { id: 'q1', question: '', options: ['a', ' ', 'b', ' a '], correctAnswer: 0 };
    expect(findDraftProblems(draft)).toEqual({
      'questions.0.question': 'required',
      'questions.0.options.1': 'required',
      'questions.0.options.3': 'duplicate',
    });
  });

  it('ignores invisible characters, also when comparing texts', () => {
    const draft = makeDraft('know-me', { title: '\u2060' });
    const options = ['Tea', 'Te\u200ba', '\u3164', '\u2800\u00ad'];
    draft.questions[0] = { id: 'q1', question: '\u200b', options, correctAnswer: 0 };
    expect(findDraftProblems(draft)).toEqual({
      title: 'required',
      'questions.0.question': 'required',
      'questions.0.options.1': 'duplicate',
      'questions.0.options.2': 'required',
      'questions.0.options.3': 'required',
    });
  });

  it('treats texts that differ only in case or spacing as the same', () => {
    const draft = makeDraft('know-me');
    draft.questions[0] = {
      id: 'q1',
      question: 'A?',
      options: ['Ice cream', 'ice  CREAM', '\u00e9t\u00e9', 'E\u0301te\u0301'],
      correctAnswer: 0,
    };
    expect(findDraftProblems(draft)).toEqual({
      'questions.0.options.1': 'duplicate',
      'questions.0.options.3': 'duplicate',
    });
  });

  it('requires three different statements', () => {
    const draft = makeDraft('two-truths');
    draft.questions[2] = { id: 'q3', truth1: 'same', truth2: '', lie: 'same' };
    expect(findDraftProblems(draft)).toEqual({ 'questions.2.truth2': 'required', 'questions.2.lie': 'duplicate' });
  });

  it("requires a template's sentence to be finished", () => {
    const draft = makeDraft('two-truths');
    draft.questions[1] = {
      id: 'q2',
      truth1: 'My first pet was called ...',
      truth2: 'I ate it all...',
      lie: 'I say hello in ... languages',
    };
    expect(findDraftProblems(draft)).toEqual({ 'questions.1.truth1': 'required', 'questions.1.lie': 'required' });
  });

  it('requires a statement', () => {
    const draft = makeDraft('never-have-i-ever');
    draft.questions[4] = { id: 'q5', statement: ' ', answer: 'ever' };
    expect(findDraftProblems(draft)).toEqual({ 'questions.4.statement': 'required' });
  });

  it('marks a duplicate statement', () => {
    const draft = makeDraft('never-have-i-ever');
    draft.questions[3] = { id: 'q4', statement: ' done  1', answer: 'ever' };
    expect(findDraftProblems(draft)).toEqual({ 'questions.3.statement': 'duplicate' });
  });

  it('requires unique question ids', () => {
    const draft = makeDraft('know-me');
    draft.questions[1] = { ...(draft.questions[1] as (typeof draft.questions)[number]), id: 'q1' };
    expect(findDraftProblems(draft)).toEqual({ questions: 'duplicate' });
  });
});

it.each([
  ['1234', true],
  [' 20261122 ', true],
  ['١٢٣٤', true],
  ['12 34', false],
  ['1234a', false],
  ['', false],
])('whether %j is only digits: %s', (password, expected) => {
  expect(isOnlyDigits(password)).toBe(expected);
});

const hashing: AnswerHashing = {
  salt: () => 'salt',
  sha256: async (text) => `digest of ${text}`,
  shuffle: (items) => [...items].reverse(),
};
/** Publishes a draft and reads it back. */
async function roundTrip(draft: QuizDraft): Promise<QuizDraft> {
  const { questions, key } = await publishDraft(draft, 4, hashing);
  const { type, title, isPublic, category } = draft;
  return draftFromQuiz({ ...makeQuiz(type), title, isPublic, category, questions } as Quiz, key);
}

describe('draftFromQuiz', () => {
  it.each(['know-me', 'never-have-i-ever'] as const)('restores what was published (%s)', async (type) => {
    const draft = makeDraft(type, { title: 'Mine', isPublic: false, category: 'spicy' });
    expect(await roundTrip(draft)).toEqual(draft);
  });

  it('restores sets, whichever truth comes first', async () => {
    const read = await roundTrip(makeDraft('two-truths'));
    expect(read.questions[0]).toEqual({ id: 'q1', truth1: 'Truth 1b', truth2: 'Truth 1a', lie: 'Lie 1' });
    expect(read.questions.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
  });

  it.each(QUIZ_TYPES)('creates a draft that can be saved unchanged (%s)', async (type) => {
    expect(findDraftProblems(await roundTrip(makeDraft(type)))).toEqual({});
  });

  it.each([{}, { hasBoard: false, allowsRemix: false }, { allowsRemix: true }])(
    'keeps the settings: %j',
    async (chosen) => {
      const { key } = await publishDraft(makeDraft('know-me'), 1, hashing);
      const { hasBoard, allowsRemix } = draftFromQuiz(makeQuiz('know-me', chosen), key);
      expect({ hasBoard, allowsRemix }).toEqual({ hasBoard: undefined, allowsRemix: undefined, ...chosen });
    },
  );

  it('has no password', async () => {
    expect((await roundTrip(makeDraft('know-me', { isPublic: false, password: 'sesame' }))).password).toBe('');
  });

  it('leaves a right answer open that is not among the options', async () => {
    const { key } = await publishDraft(makeDraft('know-me'), 1, hashing);
    const broken = { ...key, questions: key.questions.map((entry) => ({ ...entry, correct: 'Mauve' })) };
    expect(draftFromQuiz(makeQuiz('know-me'), broken).questions[0]).toMatchObject({ correctAnswer: null });
  });
});
