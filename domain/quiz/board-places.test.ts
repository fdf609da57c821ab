import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BOARD_KEPT, BOARD_PLACES } from '../limits.ts';
import { makeId } from '../testing/make-id.ts';
import type { Best, BoardRow } from './board.ts';
import { boardMark, boardOf, boardTime, joining, placeOf, playersOf } from './board-places.ts';

const row = (name: string, percentage: number, at = 0, after = 0): BoardRow => ({ name, percentage, at, after });
const small: Best = { b: row('b', 60, 2), a: row('a', 100, 9), d: row('d', 60, 3, 2), c: row('c', 60, 3, 1) };
const full: Best = Object.fromEntries(
  Array.from({ length: BOARD_KEPT }, (_, n) => [`e${n}`, row(`e${n}`, 80, n)] as const),
);
const marksOf = (best: Best) => boardOf({ best }).entries.map(({ mark }) => mark);
/** Stores what a result changes. */
const joined = (best: Best, mark: string, own: BoardRow): Best =>
  Object.fromEntries(
    Object.entries({ ...best, ...joining(best, mark, own) }).filter(
      (one): one is [string, BoardRow] => one[1] !== null,
    ),
  );

describe('a scoreboard', () => {
  it('has the best first; equal results are in order of time, and within a minute in order of arrival', () => {
    expect(marksOf(small)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('shows no more than the maximum number of places, whatever is stored', () => {
    expect(marksOf({ ...full, late: row('late', 70) })).toHaveLength(BOARD_PLACES);
  });
});

describe('a result', () => {
  it.each([
    ['the best', row('new', 100, 5), 0],
    ['equal to others, but later', row('new', 60, 5), 4],
    ['between two', row('new', 80, 5), 1],
    ['the last', row('new', 0, 5), 4],
  ])('joins a list that has room: %s', (_, own, index) => {
    expect(joining(small, 'new', own)).toEqual({ new: own });
    expect(marksOf(joined(small, 'new', own))[index]).toBe('new');
  });

  it('pushes the last entry off a full list, and any beyond it', () => {
    const own = row('new', 90);
    expect(joining(full, 'new', own)).toEqual({ new: own, e24: null });
    expect(joining({ ...full, x: row('x', 1) }, 'new', own)).toEqual({ new: own, e24: null, x: null });
  });

  it('changes nothing when it is below a full list', () => {
    expect(joining(full, 'new', row('new', 10))).toEqual({});
    expect(joining(full, 'new', row('new', 80, 99))).toEqual({});
  });

  it('leaves the same list in every order when several join without knowing of each other', () => {
    const rows = Array.from({ length: 30 }, (_, n) => [`n${n}`, row(`n${n}`, (n * 37) % 101, n)] as const);
    const apply = (all: typeof rows) => {
      const changes = all.map(([mark, own]) => joining(full, mark, own));
      const stored = { ...full, ...Object.assign({}, ...changes) } as Record<string, BoardRow | null>;
      return marksOf(Object.fromEntries(Object.entries(stored).filter((one): one is [string, BoardRow] => !!one[1])));
    };
    const oneByOne = rows.reduce<Best>((best, [mark, own]) => joined(best, mark, own), full);
    expect(apply(rows)).toEqual(marksOf(oneByOne));
    expect(apply(rows.toReversed())).toEqual(marksOf(oneByOne));
  });
});

describe('a place', () => {
  const own = (mark: string, percentage: number) => ({ mark, percentage });

  it('of a listed result is its position in the list', () => {
    expect(placeOf(boardOf({ best: small, ranked: { '3/5': 9 } }), own('c', 60))).toBe(3);
  });

  it.each([
    [80, 61],
    [60, 66],
    [0, 106],
    // more equal ones than listed places: they share the first place below
    [100, 21],
    // of an earlier revision with another number of questions
    [66.7, 66],
  ])('below the list follows from the counts (%s %%)', (percentage, place) => {
    const board = boardOf({ best: full, ranked: { '5/5': 60, '4/5': 5, '3/5': 40, '0/5': 9 } });
    expect([placeOf(board, own('new', percentage)), playersOf(board)]).toEqual([place, 114]);
  });

  it('is never within the list, even if the counts are behind', () => {
    expect(placeOf(boardOf({ best: full }), own('new', 100))).toBe(21);
  });
});

it('a mark is stable and does not reveal the id it is derived from', async () => {
  const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');
  const id = makeId();
  const mark = await boardMark(id, sha256);
  expect(mark).toMatch(/^[0-9a-f]{24}$/);
  expect(await boardMark(id, sha256)).toBe(mark);
  expect(await boardMark(makeId(), sha256)).not.toBe(mark);
});

it('times are rounded down to the minute', () => {
  expect(boardTime(Date.UTC(2026, 0, 1, 12, 30, 59, 999))).toBe(Date.UTC(2026, 0, 1, 12, 30));
});
