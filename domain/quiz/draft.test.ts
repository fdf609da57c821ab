import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GAMES, QUIZ_TYPES, type QuizType } from '../games/index.ts';
import { QUESTIONS_MAX, QUIZ_TITLE_MAX } from '../limits.ts';
import { makeDraft, makeQuiz } from '../testing/make-quiz.ts';
import { draftFromQuiz, type QuizDraft, quizDraft } from './draft.ts';
import { findDraftProblems, isWeakPassword } from './draft-problems.ts';
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

/** A draft with a changed question. */
const changed = (type: QuizType, at: number, change: object, more: object = {}): QuizDraft => {
  const draft = makeDraft(type, more);
  return {
    ...draft,
    questions: [...draft.questions].map((one, n) => (n === at ? { ...one, ...change } : one)),
  } as QuizDraft;
};

it.each<[string, QuizDraft, object]>([
  ['a blank title', makeDraft('know-me', { title: ' \n' }), { title: 'required' }],
  ['no right answer', changed('know-me', 1, { correctAnswer: null }), { 'questions.1.correctAnswer': 'required' }],
  [
    'blank and repeated texts',
    changed('know-me', 0, { question: '', options: ['a', ' ', 'b', ' a '] }),
    { 'questions.0.question': 'required', 'questions.0.options.1': 'required', 'questions.0.options.3': 'duplicate' },
  ],
  [
    'texts that only invisible characters tell apart',
    changed('know-me', 0, { options: ['Tea', 'Te\u200ba', '\u3164', '\u2800\u00ad'] }, { title: '\u2060' }),
    {
      title: 'required',
      'questions.0.options.1': 'duplicate',
      'questions.0.options.2': 'required',
      'questions.0.options.3': 'required',
    },
  ],
  [
    'texts that only case or spacing tells apart',
    changed('know-me', 0, { options: ['Ice cream', 'ice  CREAM', '\u00e9t\u00e9', 'E\u0301te\u0301'] }),
    { 'questions.0.options.1': 'duplicate', 'questions.0.options.3': 'duplicate' },
  ],
  [
    'statements that are not three',
    changed('two-truths', 2, { truth1: 'same', truth2: '', lie: 'same' }),
    { 'questions.2.truth2': 'required', 'questions.2.lie': 'duplicate' },
  ],
  [
    "a template's unfinished sentences",
    changed('two-truths', 1, {
      truth1: 'My hidden talent is ...',
      truth2: 'My hidden talent is ... juggling',
      lie: ' Je sais  cuisiner ... les yeux fermés',
    }),
    { 'questions.1.truth1': 'unfinished', 'questions.1.lie': 'unfinished' },
  ],
  ['a blank statement', changed('never-have-i-ever', 4, { statement: ' ' }), { 'questions.4.statement': 'required' }],
  [
    'a repeated statement',
    changed('never-have-i-ever', 3, { statement: ' done  1' }),
    { 'questions.3.statement': 'duplicate' },
  ],
  ['two questions of one id', changed('know-me', 1, { id: 'q1' }), { questions: 'duplicate' }],
])('a draft with %s cannot be saved', (_, draft, problems) => {
  expect(findDraftProblems(draft)).toEqual(problems);
});

it.each([
  changed('know-me', 0, {
    question: 'My snack at 2 a.m. is ...',
    options: ['Pickles ... really', '...', 'Tea', 'a ...'],
  }),
  changed('two-truths', 0, { truth1: 'lied to a teacher ... twice', truth2: 'I ate it all ...', lie: '... and I ran' }),
  changed('never-have-i-ever', 0, { statement: 'lied to a teacher ... twice' }),
  changed('never-have-i-ever', 0, { statement: 'My hidden talent is ...' }),
])("dots in one's own words are as good as any text (%#)", (draft) => {
  expect(findDraftProblems(draft)).toEqual({});
});

describe('the password', () => {
  it('is required for a private quiz unless it has one', () => {
    const draft = makeDraft('know-me', { isPublic: false });
    expect(findDraftProblems(draft)).toEqual({ password: 'required' });
    expect(findDraftProblems(draft, true)).toEqual({});
    expect(findDraftProblems({ ...draft, password: 'sesame' })).toEqual({});
  });

  it.each(['a', ' 1 ', '😀'])('may be as short as %j', (password) => {
    expect(findDraftProblems(makeDraft('know-me', { isPublic: false, password }))).toEqual({});
  });
});

it.each([
  ['1234', true],
  [' 20261122 ', true],
  ['١٢٣٤', true],
  ['12 34', false],
  ['1234a', false],
  ['abc', true],
  [' 😀😀😀 ', true],
  ['😀😀😀😀', false],
  [' \u200b ', false],
  ['', false],
])('whether %j is guessed quickly: %s', (password, expected) => {
  expect(isWeakPassword(password)).toBe(expected);
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
