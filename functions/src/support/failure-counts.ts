import type { ErrorCode } from '@domain/errors.ts';

/** How many requests and tasks of this instance failed since they were taken last. */
let errors = 0;
let limitsHit = 0;

const LIMITS: readonly ErrorCode[] = ['rate-limited', 'recipient-rate-limited'];

/** Counts a failure by its code; expected refusals count for nothing. */
export function countFailure(code: ErrorCode): void {
  if (code === 'internal' || code === 'unavailable') errors += 1;
  else if (LIMITS.includes(code)) limitsHit += 1;
}

/** Returns the counts and begins anew; null if there are none. */
export function takeFailures(): { errors: number; limitsHit: number } | null {
  if (errors === 0 && limitsHit === 0) return null;
  const taken = { errors, limitsHit };
  errors = 0;
  limitsHit = 0;
  return taken;
}

/** Counts what was taken once more: it couldn't be stored. */
export function giveBackFailures(counts: { errors: number; limitsHit: number }): void {
  errors += counts.errors;
  limitsHit += counts.limitsHit;
}
