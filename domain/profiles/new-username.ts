import * as z from 'zod/mini';
import { USERNAME_MAX, USERNAME_MIN } from '../limits.ts';
import { bounded } from '../schema.ts';
import { typedIdentifier } from '../typed-identifier.ts';
import { looksLikeOurs } from './impostors.ts';
import { isReservedWord } from './reserved.ts';

/** Returns the username a person means: @Maya is maya. */
export const typedUsername = (typed: string): string => typedIdentifier(typed).replace(/^@/, '').toLowerCase();

/** Why a username isn't available; only the server knows `taken`. */
export type UsernameProblem = 'required' | 'invalid' | 'too-short' | 'too-long' | 'reserved' | 'taken';

/** Returns what is wrong with a wanted username; null when it is valid and, if nobody has it, available. */
export function findUsernameProblem(username: string): UsernameProblem | null {
  if (username === '') return 'required';
  if (/[^a-z0-9]/.test(username)) return 'invalid';
  if (username.length < USERNAME_MIN) return 'too-short';
  if (username.length > USERNAME_MAX) return 'too-long';
  return isReservedWord(username) || looksLikeOurs(username) ? 'reserved' : null;
}

const isGivenOut = (username: string): boolean => findUsernameProblem(username) === null;

export const newUsername = z.string().check(bounded(USERNAME_MAX), z.refine(isGivenOut));

/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const FOLDED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', þ: 'th' };

/** Returns the part of a username that comes from a name: lower-case Latin letters and digits; may be empty. */
export function usernameStem(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđłıþ]/g, (letter) => FOLDED[letter] ?? '')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, USERNAME_MAX);
}

/** Returns a valid suggestion: the plain stem for `attempt` 0, then with ever more digits. `random` is in [0, 1). */
export function usernameCandidate(name: string, attempt: number, random: () => number): string {
  const stem = usernameStem(name);
  if (attempt === 0 && isGivenOut(stem)) return stem;
  const digits = Math.min(2 + attempt, 8);
  const suffix = Array.from({ length: digits }, () => Math.floor(random() * 10)).join('');
  const base = stem.length < USERNAME_MIN ? `friend${stem}` : stem;
  const username = base.slice(0, USERNAME_MAX - digits) + suffix;
  return isGivenOut(username) ? username : `friend${suffix}`;
}
