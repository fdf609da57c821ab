type Bands<Name extends string> = readonly (readonly [from: number, name: Name])[];

/** Returns the name of the band that a percentage from 0 to 100 is in; a bound belongs to the higher band. */
const bandIn = <Name extends string>(bands: Bands<Name>, lowest: Name, percentage: number): Name =>
  bands.find(([from]) => percentage >= from)?.[1] ?? lowest;

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

export const bandOf = (percentage: number): ResultBand => bandIn(BANDS, 'hardly', percentage);

/** Headlines of shared results, on pictures and in texts. A full score has its own. */
const HEADLINES = [
  [100, 'all'],
  [80, 'most'],
  [60, 'good'],
  [40, 'half'],
  [20, 'some'],
  [0, 'hardly'],
] as const;

/** Returns the headline of a percentage, which is rounded like the one displayed. */
export const headlineOf = (percentage: number): (typeof HEADLINES)[number][1] =>
  bandIn(HEADLINES, 'hardly', Math.round(percentage));
