import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { QUIZ_TYPES } from '../games/index.ts';
import { scoreAnswers } from '../responses/score.ts';
import { makeDraft, makeQuiz } from '../testing/make-quiz.ts';
import { matchesDigest, textToDigest } from './answer-digest.ts';
import { type AnswerHashing, publishDraft } from './publish.ts';
import { quiz } from './quiz.ts';

let salts = 0;
/** Reversible on purpose: a digest shows what was sealed. */
const hashing: AnswerHashing = {
  salt: () => `salt${salts++}`,
  sha256: async (text) => `digest of ${text}`,
  shuffle: (items) => [...items].reverse(),
};

describe('publishDraft', () => {
  it.each(QUIZ_TYPES)('creates questions and a key of one revision (%s)', async (type) => {
    const draft = makeDraft(type);
    const { questions, key } = await publishDraft(draft, 3, hashing);
    expect(key.revision).toBe(3);
    expect(key.type).toBe(type);
    expect(questions.map(({ id }) => id)).toEqual(draft.questions.map(({ id }) => id));
    expect(key.questions.map(({ id }) => id)).toEqual(draft.questions.map(({ id }) => id));
    expect(z.safeParse(quiz, { ...makeQuiz(type), questions }).success).toBe(true);
  });

  it('puts no trace of the right answer into a know-me question', async () => {
    const draft = makeDraft('know-me');
    const { questions, key } = await publishDraft(draft, 1, hashing);
    expect(Object.keys(questions[0] ?? {}).sort()).toEqual(['id', 'options', 'question']);
    expect(key.questions.map(({ correct }) => correct)).toEqual(['Red', 'Juice']);
  });

  it('shuffles statements and seals the lie', async () => {
    const { questions, key } = await publishDraft(makeDraft('two-truths'), 1, hashing);
    const [first] = questions as { statements: string[]; salt: string; digest: string }[];
    expect(first?.statements).toEqual(['Lie 1', 'Truth 1b', 'Truth 1a']);
    expect(first?.digest).toBe(`digest of ${textToDigest(first?.salt ?? '', 'Lie 1')}`);
    expect(key.questions[0]).toEqual({ id: 'q1', prompt: '', options: first?.statements, correct: 'Lie 1' });
  });

  it('salts every question separately', async () => {
    const { questions } = await publishDraft(makeDraft('never-have-i-ever'), 1, hashing);
    expect(new Set(questions.map((question) => 'salt' in question && question.salt)).size).toBe(5);
  });

  it('creates seals that only the right answer matches', async () => {
    const { questions } = await publishDraft(makeDraft('never-have-i-ever'), 1, hashing);
    const [first] = questions as { salt: string; digest: string }[];
    expect(first && (await matchesDigest(first, 'never', hashing.sha256))).toBe(true);
    expect(first && (await matchesDigest(first, 'ever', hashing.sha256))).toBe(false);
  });

  it('creates a key that gives its own right answers full marks', async () => {
    for (const type of QUIZ_TYPES) {
      const { key } = await publishDraft(makeDraft(type), 1, hashing);
      const given = key.questions.map(({ id, correct }) => ({ questionId: id, given: correct }));
      expect(scoreAnswers(key, given).percentage).toBe(100);
    }
  });
});
