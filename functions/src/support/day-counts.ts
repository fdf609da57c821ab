/** What this instance counted since it was taken last, by the field of a service day: `errors`, or `loop.link.opened`. */
let counts = new Map<string, number>();

/** Counts something for the service's numbers of this day, in memory. */
export function countForDay(field: string, by = 1): void {
  counts.set(field, (counts.get(field) ?? 0) + by);
}

/** Returns the counts and resets them; null if there are none. */
export function drainDayCounts(): ReadonlyMap<string, number> | null {
  if (counts.size === 0) return null;
  const taken = counts;
  counts = new Map();
  return taken;
}

/** Counts what was taken once more: it couldn't be stored. */
export function giveBackDayCounts(taken: ReadonlyMap<string, number>): void {
  for (const [field, by] of taken) countForDay(field, by);
}
