import { USERNAME_MAX, USERNAME_MIN } from '../limits.ts';
import { looksLikeOurs } from './impostors.ts';
import { isReservedWord } from './reserved.ts';

const VALID = new RegExp(`^[a-z0-9]{${USERNAME_MIN},${USERNAME_MAX}}$`);

/** Whether there can be a profile under it; some that exist would not be given out any more. */
export function isValidUsername(username: string): boolean {
  return VALID.test(username) && !isReservedWord(username);
}

const isGivenOut = (username: string): boolean => isValidUsername(username) && !looksLikeOurs(username);

/** Letters that Unicode does not take apart into a base letter and an accent. */
const FOLDED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', þ: 'th' };

/** The part of a username that comes from a person's name: lower-case Latin letters and digits; may be empty. */
export function usernameStem(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđłıþ]/g, (letter) => FOLDED[letter] ?? '')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, USERNAME_MAX);
}

/**
 * The `attempt`-th username to try for a name (0 is the plain stem). Later attempts carry more random digits, so that
 * many people of one name signing up at once soon find different ones. `random` gives numbers in [0, 1).
 * Always valid; never a reserved word, nor one with digits that would pass for us.
 */
export function usernameCandidate(name: string, attempt: number, random: () => number): string {
  const stem = usernameStem(name);
  if (attempt === 0 && isGivenOut(stem)) return stem;
  const digits = Math.min(2 + attempt, 8);
  const suffix = Array.from({ length: digits }, () => Math.floor(random() * 10)).join('');
  const base = stem.length < USERNAME_MIN ? `friend${stem}` : stem;
  const username = base.slice(0, USERNAME_MAX - digits) + suffix;
  return isGivenOut(username) ? username : `friend${suffix}`;
}
