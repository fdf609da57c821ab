/** Google's emulators start a process for each request that comes beside others, which takes a second of the processor. */
const OFFICIAL_MAX = 4;

/** How many come at once where a test asks for `size`. */
export const crowdOf = (size: number): number => (process.env['OFFICIAL_SUITE'] ? Math.min(size, OFFICIAL_MAX) : size);
