import { expect, it } from 'vitest';
import { favoriteOf, WEEK_MS, weekEndBefore } from './week.ts';

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

const endOf = (time: string) => new Date(weekEndBefore(Date.parse(time))).toISOString();

it.each([
  ['2026-11-22T15:00:00.000Z', '2026-11-22T15:00:00.000Z'],
  ['2026-11-22T16:07:00.000Z', '2026-11-22T15:00:00.000Z'],
  ['2026-11-24T08:00:00.000Z', '2026-11-22T15:00:00.000Z'],
  ['2026-11-22T14:59:59.999Z', '2026-11-15T15:00:00.000Z'],
  // summer time begins and a year ends: a week is always as long
  ['2026-03-29T16:07:00.000Z', '2026-03-29T15:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2026-12-27T15:00:00.000Z'],
])('at %s the last full week ended at %s', (now, end) => expect(endOf(now)).toBe(end));

it('the next week ends a week later', () => {
  const end = weekEndBefore(Date.now());
  expect(weekEndBefore(end + WEEK_MS)).toBe(end + WEEK_MS);
  expect(weekEndBefore(end + WEEK_MS - 1)).toBe(end);
});
