/** Counts one more of a kind. */
export const count = (counts: Map<string, number>, kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);

/** Returns counts for a person to read, the largest first. */
export const listCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, number]) => `${kind} ${number}`)
    .join(', ');

/** Returns milliseconds as seconds with a decimal. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
