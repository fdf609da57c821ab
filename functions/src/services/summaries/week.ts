const HOUR_MS = 3_600_000;
export const WEEK_MS = 7 * 24 * HOUR_MS;
/** A Sunday, 15:00 UTC: the first week ends here. 1970 began with a Thursday. */
const FIRST_END = 3 * 24 * HOUR_MS + 15 * HOUR_MS;

/** Returns when the last full week ended: the latest Sunday, 15:00 UTC. */
export const weekEndBefore = (now: number): number => FIRST_END + Math.floor((now - FIRST_END) / WEEK_MS) * WEEK_MS;
