import { GUEST_KEPT_S } from '../limits.ts';
import { usernameCandidate } from './new-username.ts';

/** The first names come with four digits: without, they're left to people with an account. */
const FIRST_ATTEMPT = 2;

/** Returns a guest's username, made from their name; another one for each `attempt` from 0. `random` is in [0, 1). */
export const guestUsername = (name: string, attempt: number, random: () => number): string =>
  usernameCandidate(name, FIRST_ATTEMPT + attempt, random);

/** Returns when a guest's data expires. `latestAt`: of the newest answer or message. */
export const guestEnd = (guestUntil: number, latestAt: number | null): number =>
  Math.max(guestUntil, (latestAt ?? 0) + GUEST_KEPT_S * 1000);
