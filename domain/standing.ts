import { type ErrorBody, isOff, isRateLimit, type OffCode } from './errors.ts';
import { OUTBOX_ASKED_PAUSE_MAX_MS } from './limits.ts';

/** `unverified`: App Check couldn't verify the app. `limited-to-one`: the limit for this recipient is used up. */
export type Waiting = {
  /** Whether it outlives the page it was made on. */
  isKept: boolean;
  /** Whether an immediate retry by the person could help. */
  canHurry: boolean;
} & (
  | { kind: 'offline' | 'slow' | 'trouble' | 'unverified' }
  | { kind: 'off'; code: OffCode }
  | { kind: 'limited' | 'limited-to-one'; until: number }
);

export type Standing = { kind: 'delivered' } | { kind: 'refused'; failure: ErrorBody } | Waiting;

/** A record of the outbox and the device's state. */
export interface Facts {
  state: 'waiting' | 'delivered' | 'refused';
  failure: ErrorBody | null;
  notBefore: number;
  isKept: boolean;
  isOnline: boolean;
  now: number;
}

/** Returns how much of a pause is left. A pause longer than the maximum came from a wrong clock and counts as over. */
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
  // the browser believes it is online, and can be wrong
  if (code === 'network') return { kind: 'offline', isKept, canHurry: true };
  if (code === 'app-check-required') return { kind: 'unverified', isKept, canHurry: true };
  if (isOff(code)) return { kind: 'off', code, isKept, canHurry: true };
  if (!isRateLimit(code)) return { kind: 'trouble', isKept, canHurry: true };
  const left = pauseLeft(notBefore, now);
  // due: it is being sent again
  return left === 0
    ? { kind: 'slow', isKept, canHurry: false }
    : { kind: code === 'rate-limited' ? 'limited' : 'limited-to-one', until: now + left, isKept, canHurry: false };
}
