import { describe, expect, it } from 'vitest';
import { QUIZ_TITLE_MAX } from '../limits.ts';
import { makeDraft, makeQuiz } from '../testing/make-quiz.ts';
import { copyOfQuiz, copyTitle } from './copy.ts';
import { findDraftProblems } from './draft-problems.ts';
import { publishDraft } from './publish.ts';
import type { Quiz } from './quiz.ts';

const english = (title: string) => `Copy of ${title}`;
const hashing = {
  salt: () => 'salt',
  sha256: async (text: string) => text,
  shuffle: <T>(items: readonly T[]) => [...items],
};

describe('copyTitle', () => {
  it('names the original', () => {
    expect(copyTitle('Spot my lies', english)).toBe('Copy of Spot my lies');
    expect(copyTitle('Spot my lies', (title) => `${title} (copie)`)).toBe('Spot my lies (copie)');
  });

  it.each([0, 1, 2, 3])('fits, without cutting an emoji in half (%i letters before)', (letters) => {
    const family = '👨‍👩‍👧';
    const title = `${'a'.repeat(letters)}${family.repeat(20)}`.slice(0, letters + 10 * family.length);
    const made = copyTitle(title.padEnd(QUIZ_TITLE_MAX, 'z'), english);
    expect(made.length).toBeLessThanOrEqual(QUIZ_TITLE_MAX);
    expect(made.replaceAll(family, '')).toMatch(/^Copy of a*…?z*…?$/);
  });
});

describe('copyOfQuiz', () => {
  it('stays private, and needs its own password', async () => {
    const { questions, key } = await publishDraft(makeDraft('know-me'), 3, hashing);
    const quiz = { ...makeQuiz('know-me'), questions, isPublic: false, isClosed: true } as Quiz;
    const copy = copyOfQuiz(quiz, key, english);
    expect(copy).toMatchObject({ isPublic: false, password: '' });
    expect(copy).not.toHaveProperty('isClosed');
    expect(findDraftProblems(copy)).toEqual({ password: 'required' });
  });
});
