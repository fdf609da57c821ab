import { type Circle, membersOf } from './circle.ts';

type Played = Pick<Circle, 'members' | 'guesses' | 'questions'>;

/** A row of the grid: what somebody knows of the others, in percent; null where they haven't guessed yet, and of themselves. */
export interface GridRow {
  id: string;
  cells: (number | null)[];
}

/** Returns the grid with the members in the order in which they came: rows guess, columns are guessed. */
export function gridOf(circle: Played): GridRow[] {
  const ids = membersOf(circle);
  const cellOf = (by: string, about: string) => {
    const right = by === about ? undefined : circle.guesses[by]?.[about];
    return right === undefined ? null : Math.round((right / circle.questions.length) * 100);
  };
  return ids.map((id) => ({ id, cells: ids.map((about) => cellOf(id, about)) }));
}

/** Returns whether everybody has guessed everybody else, of two at least. */
export function isComplete(circle: Pick<Circle, 'members' | 'guesses'>): boolean {
  const ids = Object.keys(circle.members);
  return (
    ids.length > 1 && ids.every((by) => ids.every((about) => by === about || circle.guesses[by]?.[about] !== undefined))
  );
}

export const toGuess = (circle: Pick<Circle, 'members' | 'guesses'>, by: string): string[] =>
  membersOf(circle).filter((id) => id !== by && circle.guesses[by]?.[id] === undefined);

/** What follows from a grid. `pair`: the two who know each other best. */
export interface CircleTitles {
  openBook: string | null;
  mystery: string | null;
  mindReader: string | null;
  pair: readonly [string, string] | null;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const known = (cells: readonly (number | null)[]) => cells.filter((cell) => cell !== null);

/** Returns the only id with the highest score; null where several share it, or fewer than two have one. */
function best(scores: ReadonlyMap<string, number>): string | null {
  const [first, second] = [...scores].sort(([, a], [, b]) => b - a);
  return first && second && first[1] > second[1] ? first[0] : null;
}

/** Somebody has a title once at least two have guessed, or were guessed: one lucky guess is none. */
const TITLE_GUESSES = 2;

/** Returns who has which title, null for nobody: open book and mystery are guessed, the mind reader guesses. */
export function titlesOf(circle: Played): CircleTitles {
  const grid = gridOf(circle);
  const means = (lists: readonly (readonly [string, readonly (number | null)[]])[], sign: 1 | -1) =>
    new Map(
      lists.flatMap(([id, cells]) => {
        const values = known(cells);
        return values.length < TITLE_GUESSES ? [] : [[id, sign * mean(values)] as const];
      }),
    );
  const rows = grid.map(({ id, cells }) => [id, cells] as const);
  const columns = grid.map(({ id }, at) => [id, grid.map(({ cells }) => cells[at] ?? null)] as const);
  const pairs = new Map<string, number>();
  for (const [at, { id, cells }] of grid.entries())
    for (const [other, { id: otherId, cells: back }] of grid.entries()) {
      const [there, here] = [cells[other], back[at]];
      if (other > at && typeof there === 'number' && typeof here === 'number')
        pairs.set(`${id} ${otherId}`, there + here);
    }
  const pair = best(pairs)?.split(' ');
  return {
    openBook: best(means(columns, 1)),
    mystery: best(means(columns, -1)),
    mindReader: best(means(rows, 1)),
    pair: pair ? [pair[0] ?? '', pair[1] ?? ''] : null,
  };
}
