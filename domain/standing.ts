import { type ErrorBody, isRateLimit } from './errors.ts';
import { OUTBOX_ASKED_PAUSE_MAX_MS } from './limits.ts';

/**
 * Why a submission still waits. `unverified`: Firebase's App Check could not vouch for the app. `limited-to-one`: there was
 * too much for this one recipient.
 */
export type Waiting = {
  /** Whether it outlives the page it was made on. */
  isKept: boolean;
  /** Whether trying at once, because the person asks for it, could help. */
  canHurry: boolean;
} & ({ kind: 'offline' | 'slow' | 'trouble' | 'unverified' } | { kind: 'limited' | 'limited-to-one'; until: number });

/** What has become of a submission, as far as its sender needs to know: exactly one of these at a time. */
export type Standing = { kind: 'delivered' } | { kind: 'refused'; failure: ErrorBody } | Waiting;

/** What a standing is worked out from: a record of the outbox, and what the device knows. Times in milliseconds since 1970. */
export interface Facts {
  state: 'waiting' | 'delivered' | 'refused';
  failure: ErrorBody | null;
  notBefore: number;
  isKept: boolean;
  isOnline: boolean;
  now: number;
}

/**
 * Returns how much of a pause is left. One that ends later than any pause may last was set by a clock that was wrong, so
 * it counts as over.
 */
export function pauseLeft(notBefore: number, now: number): number {
  const left = notBefore - now;
  return left > OUTBOX_ASKED_PAUSE_MAX_MS ? 0 : Math.max(0, left);
}

export function standingOf({ state, failure, notBefore, isKept, isOnline, now }: Facts): Standing {
  if (state === 'delivered') return { kind: 'delivered' };
  if (state === 'refused') return { kind: 'refused', failure: failure ?? { code: 'internal', message: '' } };
  if (!isOnline) return { kind: 'offline', isKept, canHurry: false };
  const code = failure?.code;
  if (code === undefined) return { kind: 'slow', isKept, canHurry: false };
  // the browser believes that it is online, and can be wrong
  if (code === 'network') return { kind: 'offline', isKept, canHurry: true };
  if (code === 'app-check-required') return { kind: 'unverified', isKept, canHurry: true };
  if (!isRateLimit(code)) return { kind: 'trouble', isKept, canHurry: true };
  const left = pauseLeft(notBefore, now);
  // its time has come: it is being sent again
  return left === 0
    ? { kind: 'slow', isKept, canHurry: false }
    : { kind: code === 'rate-limited' ? 'limited' : 'limited-to-one', until: now + left, isKept, canHurry: false };
}
