import { GUEST_KEPT_S } from '@domain/limits.ts';

const DAY_S = 24 * 3600;
let hasVisited = false;

/** Postpones the expiry of a guest's data: they are here. Once a day is enough. */
export function noteVisit(guestUntil: number): void {
  if (hasVisited || guestUntil > Date.now() + (GUEST_KEPT_S - DAY_S) * 1000) return;
  hasVisited = true;
  import('../data/callables.ts').then(({ call }) => call('ensureGuest', {})).catch(() => undefined); // the next page tries again
}
