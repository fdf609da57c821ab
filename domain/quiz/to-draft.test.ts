import { describe, expect, it } from 'vitest';
import { QUIZ_TYPES } from '../games/index.ts';
import { makeDraft, makeQuiz } from '../testing/make-quiz.ts';
import type { QuizDraft } from './draft.ts';
import { findDraftProblems } from './draft-problems.ts';
import { type AnswerHashing, publishDraft } from './publish.ts';
import type { Quiz } from './quiz.ts';
import { draftFromQuiz } from './to-draft.ts';

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
