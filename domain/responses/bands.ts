/** Result bands by percentage, highest first (spec section 9); the last has no lower bound. */
export const BANDS = [
  [90, 'amazing'],
  [75, 'excellent'],
  [60, 'good'],
  [40, 'notBad'],
  [20, 'aLittle'],
  [0, 'hardly'],
] as const;

export type ResultBand = (typeof BANDS)[number][1];
export const RESULT_BANDS: readonly ResultBand[] = BANDS.map(([, band]) => band);

/** Returns the band of a percentage from 0 to 100; a bound belongs to the higher band. */
export function bandOf(percentage: number): ResultBand {
  return BANDS.find(([from]) => percentage >= from)?.[1] ?? 'hardly';
}
