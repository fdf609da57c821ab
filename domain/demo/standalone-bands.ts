/** Bands of a standalone quiz by percentage, highest first (spec section 9); the last has no lower bound. */
const BANDS = [
  [100, 'perfect'],
  [80, 'great'],
  [60, 'notBad'],
  [40, 'someThings'],
  [0, 'hangOut'],
] as const;
type StandaloneBand = (typeof BANDS)[number][1];

/** Returns the band of a percentage from 0 to 100; a bound belongs to the higher band. */
export function standaloneBandOf(percentage: number): StandaloneBand {
  return BANDS.find(([from]) => percentage >= from)?.[1] ?? 'hangOut';
}
