import { describe, expect, it } from 'vitest';
import { NEVER_ANSWERS } from '../games/never-have-i-ever/game.ts';
import { neverReady } from '../games/never-have-i-ever/ready.ts';
import { QUESTIONS_MAX } from '../limits.ts';
import { clampDrawCount, drawGuesses } from './random-draw.ts';

const { normal, spicy } = neverReady.lists;
const marking = { answers: NEVER_ANSWERS };

/** Numbers in [0, 1) that are the same in every run (a linear congruential generator). */
function seeded(): () => number {
  let state = 20;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('drawGuesses', () => {
  it.each([5, 12, QUESTIONS_MAX])('draws %i different statements from the list', (count) => {
    const drawn = Object.keys(drawGuesses(normal, count, marking, seeded()));
    expect(drawn).toHaveLength(count);
    expect(normal).toEqual(expect.arrayContaining(drawn));
  });

  it.each([0, 1 - Number.EPSILON])('works at the limits of the random function (%d)', (edge) => {
    const answers = Object.values(drawGuesses(spicy, QUESTIONS_MAX, marking, () => edge));
    expect(answers).toEqual(spicy.map(() => (edge === 0 ? 'never' : 'ever')));
  });
});

describe('clampDrawCount', () => {
  it.each<[string | number, number]>([
    ...['12', 12].map((typed): [string | number, number] => [typed, 12]),
    ...['5', '4', '0', '-3', '4.9', '', ' ', 'ten', '12 of them', Number.NaN].map(
      (typed): [string | number, number] => [typed, 5],
    ),
    ...['60', '61', '999', '1e99999'].map((typed): [string | number, number] => [typed, 60]),
    ...[' 7 ', '7.9'].map((typed): [string | number, number] => [typed, 7]),
  ])('clamps %j of 60 to %i', (typed, count) => {
    expect(clampDrawCount(typed, 5, 60)).toBe(count);
  });

  it('never asks for more than there are', () => {
    expect(clampDrawCount('5', 5, 3)).toBe(3);
  });
});
