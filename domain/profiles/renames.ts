import { USERNAME_LIMIT } from '../limits.ts';

/** Returns the changes of a username that count now, how many more it may have, and from when one counts no more. */
export function countRenames(renamedAt: readonly number[] = [], now: number) {
  const windowMs = USERNAME_LIMIT.windowS * 1000;
  const recent = renamedAt.filter((at) => at > now - windowMs);
  return {
    recent,
    left: Math.max(0, USERNAME_LIMIT.tries - recent.length),
    freeAt: Math.min(now, ...recent) + windowMs,
  };
}
