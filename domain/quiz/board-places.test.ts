import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BOARD_PLACES } from '../limits.ts';
import { makeId } from '../testing/make-id.ts';
import type { Board, BoardEntry } from './board.ts';
import { boardMark, boardTime, placeOf, rangesOf, spreadOf, withEntry, withoutEntry } from './board-places.ts';

const entry = (mark: string, percentage: number, at = 0): BoardEntry => ({ mark, name: mark, percentage, at });
const small: Board = {
  entries: [entry('a', 100), entry('b', 60, 1), entry('c', 60, 2)],
  total: 3,
  spread: [],
  countedAt: 9,
};
/** 240 players of a quiz with five questions; the listed twenty have everything right. */
const large: Board = {
  entries: Array.from({ length: BOARD_PLACES }, (_, n) => entry(`e${n}`, 100, n)),
  total: 240,
  spread: [100, 50, 40, 20, 5, 25],
  countedAt: 1000,
};
const marksOf = ({ entries }: Board) => entries.map(({ mark }) => mark);

describe('a place', () => {
  it.each([
    ['the best', entry('new', 100, 5), 2],
    ['equal to others, but later', entry('new', 60, 5), 4],
    ['between two', entry('new', 80, 5), 2],
    ['the last', entry('new', 0, 5), 4],
  ])('of a result that is not counted yet: %s', (_, own, place) => {
    const board = withEntry(small, own);
    expect(placeOf(board, own)).toBe(place);
    expect(board.total).toBe(4);
    expect(board.entries[place - 1]).toEqual(own);
  });

  it('of a listed result is where it is listed, and nothing is counted twice', () => {
    const own = entry('c', 60, 2);
    expect(withEntry(small, own)).toBe(small);
    expect(placeOf(small, own)).toBe(3);
  });

  it('of the very first result is the first', () => {
    const own = entry('new', 0, 5);
    const board = withEntry({ entries: [], total: 0, spread: [], countedAt: 0 }, own);
    expect([placeOf(board, own), board.total]).toEqual([1, 1]);
  });

  it.each([
    [80, 26],
    [60, 31],
    [0, 141],
    // more equal ones than listed places: they share the first place below
    [100, 21],
    // of an earlier revision with another number of questions
    [66.7, 31],
  ])('below the listed ones follows from the counted ranges (%s %%)', (percentage, place) => {
    const own = entry('new', percentage, 500);
    const board = withEntry(large, own);
    expect(placeOf(board, own)).toBe(place);
    expect([board.total, marksOf(board)]).toEqual([240, marksOf(large)]);
  });

  it('below the listed ones counts oneself until the server has', () => {
    expect(withEntry(large, entry('new', 0, 2000)).total).toBe(241);
  });

  it('pushes the last off a full list', () => {
    const full = { ...small, entries: large.entries.map((one) => ({ ...one, percentage: 50 })), total: BOARD_PLACES };
    const board = withEntry(full, entry('new', 90));
    expect([board.entries.length, board.total]).toEqual([BOARD_PLACES, BOARD_PLACES + 1]);
    expect([marksOf(board)[0], marksOf(board).at(-1)]).toEqual(['new', 'e18']);
    const late = entry('late', 10);
    expect([placeOf(withEntry(full, late), late), withEntry(full, late).total]).toEqual([21, 21]);
  });
});

describe('a result that is taken off', () => {
  it('leaves the list and the counts', () => {
    expect(withoutEntry(small, 'b')).toMatchObject({ total: 2, spread: [], entries: [{ mark: 'a' }, { mark: 'c' }] });
    expect(withoutEntry(large, 'e3')).toMatchObject({ total: 239, spread: [100, 50, 40, 20, 5, 24] });
  });

  it('changes nothing where it is not listed', () => {
    expect(withoutEntry(small, 'x')).toBeNull();
  });
});

it('ranges are the scores that a quiz can have, at most twenty and full marks', () => {
  expect(rangesOf(4)).toEqual([0, 25, 50, 75, 100]);
  expect(rangesOf(60)).toHaveLength(21);
  expect(rangesOf(0)).toEqual([0, 100]);
});

it('results are counted in ranges of the questions that a quiz has now, each once', () => {
  const scores = { '0/4': 1, '1/4': 2, '1/3': 4, '3/4': 8, '4/4': 16, '2/2': 32, '2/4': 0 };
  expect(spreadOf(scores, 4)).toEqual([1, 6, 0, 8, 48]);
  for (const questions of [1, 3, 20, 60])
    expect(spreadOf(scores, questions).reduce((sum, count) => sum + count, 0)).toBe(63);
});

it('a mark says nothing about the id that it is made of, and is always the same', async () => {
  const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');
  const id = makeId();
  const mark = await boardMark(id, sha256);
  expect(mark).toMatch(/^[0-9a-f]{24}$/);
  expect(await boardMark(id, sha256)).toBe(mark);
  expect(await boardMark(makeId(), sha256)).not.toBe(mark);
});

it('times are to the minute', () => {
  expect(boardTime(Date.UTC(2026, 0, 1, 12, 30, 59, 999))).toBe(Date.UTC(2026, 0, 1, 12, 30));
});
