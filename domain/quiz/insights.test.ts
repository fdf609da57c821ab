import { describe, expect, it, test } from 'vitest';
import { bandOf, RESULT_BANDS } from '../responses/bands.ts';
import { makeKey } from '../testing/make-quiz.ts';
import { breakdownOf, offeredOptions, rangeOf } from './insights.ts';
import type { QuizKey } from './quiz.ts';
import { counterOf, type Tally } from './tally.ts';

/** Counts for the options of a key's questions, in their order. */
const counted = (key: QuizKey, counts: number[][]): Tally => ({
  choices: Object.fromEntries(
    key.questions.flatMap((question, at) =>
      offeredOptions(key, question).map((text, index) => [
        counterOf(question.id, question.prompt, text),
        counts[at]?.[index] ?? 0,
      ]),
    ),
  ),
});

test('the ranges of the bands cover every percentage once, as bandOf does', () => {
  for (let percentage = 0; percentage <= 100; percentage += 0.5) {
    const inRange = RESULT_BANDS.filter((band) => percentage >= rangeOf(band).from && percentage < rangeOf(band).below);
    expect(inRange).toEqual([bandOf(percentage)]);
  }
});

describe('the breakdown', () => {
  const key = makeKey('know-me'); // right: Red, Juice

  it('says how many chose which answer, how many were right, and which wrong answer was most chosen', () => {
    const [first, second] = breakdownOf(
      key,
      counted(key, [
        [3, 1, 4, 0],
        [0, 0, 0, 2],
      ]),
    );
    expect(first).toMatchObject({ answered: 8, correctShare: 3 / 8, fooledBy: { text: 'Blue', count: 4 } });
    expect(first?.options.map(({ count, isCorrect }) => [count, isCorrect])).toEqual([
      [3, true],
      [1, false],
      [4, false],
      [0, false],
    ]);
    expect(second).toMatchObject({ answered: 2, correctShare: 1, fooledBy: null });
  });

  it('has zeros where nothing was counted, and for questions and answers whose text has changed since', () => {
    const edited = {
      ...key,
      questions: key.questions.map((question) => ({ ...question, prompt: `${question.prompt} Really?` })),
    };
    for (const tally of [{ choices: {} }, counted(edited, [[9, 9, 9, 9]])]) {
      for (const question of breakdownOf(key, tally)) {
        expect(question).toMatchObject({ answered: 0, correctShare: null, fooledBy: null });
        expect(question.options).toHaveLength(4);
      }
    }
  });

  it('knows the two answers of Never Have I Ever, which the key does not contain', () => {
    const never = makeKey('never-have-i-ever');
    const [first] = breakdownOf(never, counted(never, [[2, 5]]));
    expect(first?.options.map(({ text, isCorrect }) => [text, isCorrect])).toEqual([
      ['never', true],
      ['ever', false],
    ]);
    expect(first?.fooledBy?.text).toBe('ever');
    for (const question of never.questions) expect(offeredOptions(never, question)).toEqual(['never', 'ever']);
  });
});
