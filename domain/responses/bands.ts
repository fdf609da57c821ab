/** Result bands on the percentage, highest first (spec section 9). */
const BANDS = [
  [90, 'amazing'],
  [75, 'excellent'],
  [60, 'good'],
  [40, 'notBad'],
  [20, 'aLittle'],
] as const;

export type ResultBand = (typeof BANDS)[number][1] | 'hardly';

/** The band of a percentage from 0 to 100; the bound belongs to the higher band. */
export function bandOf(percentage: number): ResultBand {
  return BANDS.find(([from]) => percentage >= from)?.[1] ?? 'hardly';
}
