import { expect, it } from 'vitest';
import { favoriteOf } from './look-back.ts';

const play = (id: string) => ({ percentage: 50, quiz: { id, title: `Title of ${id}` } });
const secret = { percentage: 50, quiz: null };

it.each([
  [[play('a'), play('b'), play('b')], 'Title of b'],
  [[play('a'), play('b')], 'Title of a'],
  [[secret, secret, play('a')], 'Title of a'],
  [[secret], null],
  [[], null],
])('the favorite is the most played public quiz, or the newer of two', (plays, title) => {
  expect(favoriteOf(plays)).toBe(title);
});
