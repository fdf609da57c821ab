import { DEMO_QUIZZES } from '@domain/demo/demo-quiz.ts';
import { expect, test } from 'vitest';
import texts from '../../i18n/locales/en/demo-quizzes.json' with { type: 'json' };

test('every question, comment and option has a text, and no text is unused', () => {
  for (const type of ['know-me', 'never-have-i-ever'] as const) {
    const own = type === 'know-me' ? DEMO_QUIZZES['know-me'] : [];
    const wanted = DEMO_QUIZZES[type].map(({ statement }) => [
      statement,
      ['text', 'comment', ...(own.find((each) => each.statement === statement)?.options ?? [])].sort(),
    ]);
    const there = Object.entries(texts.quiz[type]).map(([statement, words]) => [statement, Object.keys(words).sort()]);
    expect(there).toEqual(wanted);
  }
});
