import { OPTION_TEXT_MAX, QUESTION_TEXT_MAX } from '@domain/limits.ts';
import type { ScoredAnswer } from '@domain/responses/response.ts';
import { expect, test } from 'vitest';
import { choicesOf, openChoice } from './choices.ts';

const INDEXED_MAX_BYTES = 1500;
const answer = (prompt: string, given: string): ScoredAnswer => ({
  questionId: '\u{1f98a}'.repeat(20),
  prompt,
  options: [],
  given,
  correct: given,
  isCorrect: true,
});

test('a choice is its own text', () => {
  expect(choicesOf([answer('Color?', 'Red')], null)).toEqual([`${'\u{1f98a}'.repeat(20)}=Color?=Red`]);
});

test.each([null, 'secret'])(
  'choices of the longest texts fit an index and differ by their last sign (secret: %s)',
  (secret) => {
    const long = (last: string) =>
      answer('\u{1f43b}'.repeat(QUESTION_TEXT_MAX), '\u{1f438}'.repeat(OPTION_TEXT_MAX - 1) + last);
    const choices = choicesOf([long('a'), long('b')], secret);
    for (const choice of choices) expect(Buffer.byteLength(choice)).toBeLessThanOrEqual(INDEXED_MAX_BYTES);
    expect(new Set(choices).size).toBe(2);
  },
);

test('a choice that was stored is counted by the same text', () => {
  const [stored] = choicesOf(
    [answer('\u{1f43b}'.repeat(QUESTION_TEXT_MAX), '\u{1f438}'.repeat(OPTION_TEXT_MAX))],
    null,
  );
  const asked = openChoice(
    `${'\u{1f98a}'.repeat(20)}=${'\u{1f43b}'.repeat(QUESTION_TEXT_MAX)}=${'\u{1f438}'.repeat(OPTION_TEXT_MAX)}`,
  );
  expect(asked).toBe(stored);
});
