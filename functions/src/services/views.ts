import { VIEW_LIMIT, VIEWED_MAX } from '@domain/limits.ts';
import { addViews } from '../db/views.ts';
import type { SenderContext } from './context.ts';
import { createInstanceCounts } from './instance-counts.ts';
import { counterOf } from './rate-limits.ts';

const AT_ONCE = 50;
/** Openings since this instance stored them last, by the creator's username. */
let views = new Map<string, number>();

const ofNetworks = createInstanceCounts();

/** Counts openings of creators' pages in memory, and few of one network: nobody can make up a crowd. */
export function countViews(
  usernames: readonly string[],
  { now, keys, site }: Pick<SenderContext, 'now' | 'keys' | 'site'>,
): void {
  for (const username of usernames) {
    const counters = [
      counterOf(VIEW_LIMIT.ofOne, keys, 'view', site, username),
      counterOf(VIEW_LIMIT.ofAll, keys, 'view', site),
    ];
    if (counters.some((counter) => ofNetworks.take(counter, now))) continue;
    if (views.has(username) || views.size < VIEWED_MAX) views.set(username, (views.get(username) ?? 0) + 1);
  }
}

/** Adds what was counted to the creators' accounts, a write for each. What fails isn't tried again. Never throws. */
export async function storeViews(now: number): Promise<void> {
  const taken = [...views];
  views = new Map();
  for (let from = 0; from < taken.length; from += AT_ONCE)
    await Promise.allSettled(taken.slice(from, from + AT_ONCE).map(([username, by]) => addViews(username, by, now)));
}
