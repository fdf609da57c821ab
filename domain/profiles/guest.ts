import { usernameCandidate } from './new-username.ts';

/** The first names come with four digits: without, they're left to people with an account. */
const FIRST_ATTEMPT = 2;

/** Returns a guest's username, made from their name; another one for each `attempt` from 0. `random` is in [0, 1). */
export const guestUsername = (name: string, attempt: number, random: () => number): string =>
  usernameCandidate(name, FIRST_ATTEMPT + attempt, random);
