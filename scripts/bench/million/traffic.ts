import { DAY, PLAYS } from './assumptions.ts';

export const MINUTES = 24 * 60;
/** The hour in which a quiz is viral. */
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

/** Returns a day in which one quiz gets a share of all plays, evenly within an hour. */
export function trafficOf(viralShare: number): Traffic {
  const viral = Array.from({ length: MINUTES }, (_, minute) =>
    Math.floor(minute / 60) === VIRAL_HOUR ? (PLAYS * viralShare) / 60 : 0,
  );
  return { viral, others: spread(PLAYS * (1 - viralShare)) };
}

/**
 * Applies a limit of so many tries in a window: returns what is let through in each minute, and what is refused and
 * comes again with the next window.
 */
export function limited(sent: readonly number[], tries: number, windowMinutes: number) {
  const [accepted, refused]: [number[], number[]] = [[], []];
  let waiting = 0;
  let left = tries;
  for (let minute = 0; minute < sent.length; minute++) {
    const isNewWindow = minute % windowMinutes === 0;
    if (isNewWindow) left = tries;
    const fresh = (sent[minute] ?? 0) + (isNewWindow ? waiting : 0);
    if (isNewWindow) waiting = 0;
    const now = Math.min(fresh, left);
    left -= now;
    waiting += fresh - now;
    accepted.push(now);
    refused.push(fresh - now);
  }
  return { accepted, refused, waiting };
}

/** How often in a second the CDN asks for a page that is opened `rate` times a second at one place. */
export const missesPerSecond = (rate: number, keptS: number): number => (rate === 0 ? 0 : 1 / (keptS + 1 / rate));
