import * as z from 'zod/mini';

/** How old a creator says they are. Anyone younger has no account, and only their device knows. */
export const ageGroup = z.enum(['13-15', '16-17', '18+']);
export type AgeGroup = z.infer<typeof ageGroup>;

const YEAR_MS = 365.25 * 24 * 3_600_000;
/** Years until the youngest of a group are adults. */
const YEARS_LEFT: Readonly<Record<AgeGroup, number>> = { '13-15': 5, '16-17': 2, '18+': 0 };

/** Returns from when somebody is certainly an adult, in milliseconds since 1970: all that is stored of an age. */
export const adultFrom = (group: AgeGroup, now: number): number => now + YEARS_LEFT[group] * YEAR_MS;

export const isAdult = ({ adultAt }: { adultAt?: number | undefined }, now: number): boolean =>
  adultAt !== undefined && adultAt <= now;
