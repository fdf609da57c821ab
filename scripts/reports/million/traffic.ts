import { DAY, PLAYS } from './assumptions.ts';

export const MINUTES = 24 * 60;
/** When a quiz becomes viral. */
const VIRAL_HOUR = 19;

/** Plays that people send in each minute of a day: of one quiz, and of all others. */
export interface Traffic {
  viral: number[];
  others: number[];
}

/** Spreads plays over a day like people are awake. */
export function spread(plays: number): number[] {
  const whole = DAY.reduce((sum, share) => sum + share, 0);
  return Array.from({ length: MINUTES }, (_, minute) => ((DAY[Math.floor(minute / 60)] ?? 0) / whole / 60) * plays);
}

/** Returns a day in which one quiz gets a share of all plays, evenly from VIRAL_HOUR on for so many minutes. */
export function trafficOf(viralShare: number, minutes = 60): Traffic {
  const viral = Array.from({ length: MINUTES }, (_, minute) =>
    minute >= VIRAL_HOUR * 60 && minute < VIRAL_HOUR * 60 + minutes ? (PLAYS * viralShare) / minutes : 0,
  );
  return { viral, others: spread(PLAYS * (1 - viralShare)) };
}

export const DAYS: Readonly<Record<string, Traffic>> = {
  'spread out': trafficOf(0),
  'half to one quiz, in an hour': trafficOf(0.5),
  'all to one quiz, 100 a second': trafficOf(1, PLAYS / 6000),
  'all to one quiz, all day': { viral: spread(PLAYS), others: spread(0) },
};

/** How often in a second the CDN asks for a page that is opened `rate` times a second at one place. */
export const missesPerSecond = (rate: number, keptS: number): number => (rate === 0 ? 0 : 1 / (keptS + 1 / rate));
