import { isPossibleUsername } from '@domain/ids.ts';
import { VIEWED_MAX } from '@domain/limits.ts';
import { addViews } from '../db/views.ts';
import { countSpending } from '../support/day-counts.ts';

const AT_ONCE = 50;
/** Openings since this instance stored them last, by the creator's username. */
let views = new Map<string, number>();

/** Counts openings of creators' pages in memory, by the names in their addresses. */
export function countViews(names: readonly string[]): void {
  for (const name of names) {
    const username = name.toLowerCase();
    if (isPossibleUsername(username) && (views.has(username) || views.size < VIEWED_MAX))
      views.set(username, (views.get(username) ?? 0) + 1);
  }
}

/** Adds what was counted to the creators' accounts, a write for each. What fails isn't tried again. Never throws. */
export async function storeViews(now: number): Promise<void> {
  const taken = [...views];
  views = new Map();
  for (const _ of taken) countSpending('views');
  for (let from = 0; from < taken.length; from += AT_ONCE)
    await Promise.allSettled(taken.slice(from, from + AT_ONCE).map(([username, by]) => addViews(username, by, now)));
}
