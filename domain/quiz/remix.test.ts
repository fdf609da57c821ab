import { expect, it } from 'vitest';
import { OPTION_TEXT_MAX } from '../limits.ts';
import { makeQuiz } from '../testing/make-quiz.ts';
import { remixOf } from './remix.ts';

const quiz = makeQuiz('know-me', {
  questions: [{ id: 'q1', question: 'A snack?', options: ['Ham', 'Figs', 'Soup', 'Nuts'] }],
});
const remixed = (say: (text: string) => string) =>
  remixOf(quiz, { q1: 'Figs' }, 'Mine', (_, text) => say(text)).questions[0];

it.each<[string, (text: string) => string, object]>([
  [
    'as they were read',
    (text) => `le ${text}`,
    { question: 'le A snack?', options: ['le Ham', 'le Figs', 'le Soup', 'le Nuts'] },
  ],
  [
    'each apart',
    (text) => (/[HF]/.test(text) ? 'même' : text),
    { question: 'A snack?', options: ['Ham', 'Figs', 'Soup', 'Nuts'] },
  ],
  [
    'short enough',
    (text) => (text === 'Ham' ? 'm'.repeat(OPTION_TEXT_MAX + 1) : text),
    { options: ['Ham', 'Figs', 'Soup', 'Nuts'] },
  ],
])("somebody else's questions go live %s, with the answer that was chosen", (_, say, words) => {
  expect(remixed(say)).toMatchObject({ ...words, correctAnswer: 1 });
});
