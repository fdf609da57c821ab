import { PROFILE_NAME_MAX } from '../limits.ts';
import { foldings, swapsOf } from '../messages/fold-text.ts';
import { findNameProblem, type NameProblem } from './name.ts';
import { contains, isOneOf, isTitle, type Titles, wordOf } from './read-words.ts';
import { IMPERSONATION, RESERVED_WORDS } from './reserved.ts';

/** Words that turn one of our names into another, credible one. */
const BESIDE = [
  'the',
  'real',
  'help',
  'care',
  'customer',
  'service',
  'safety',
  'trust',
  'account',
  'info',
  'app',
  'hq',
];

const BRAND = wordOf('whoknows');
const RESERVED = RESERVED_WORDS.map(wordOf);

/** Returns titles of our words and those beside them, in any order; `joined` stand only before one of ours. */
function titlesOf(words: readonly string[], joined: readonly string[] = []): Titles {
  const ours = words.map(wordOf);
  const after = [...BESIDE.map(wordOf), ...ours];
  return { before: [...after, ...joined.map(wordOf)], ours, after };
}

const USERNAME_TITLES = titlesOf(IMPERSONATION);

/** Returns whether a username would pass for ours (adm1n, support50, theofficialmod) or for an address (d4shboard). */
export const looksLikeOurs = (username: string): boolean =>
  isOneOf(RESERVED, username) || contains(username, BRAND) || isTitle(username, USERNAME_TITLES);

/** Titles of people who look after others, in the languages of the app; nobody may use them as a name. */
const STAFF = [
  ...['admin', 'administrator', 'support', 'moderator', 'mod', 'official', 'staff', 'team', 'security', 'system'],
  ...['administrateur', 'administratrice', 'moderateur', 'moderatrice', 'officiel', 'equipe', 'assistance', 'securite'],
];
const STAFF_TITLES = titlesOf(STAFF, ['de', 'la', 'le', 'l']);

/**
 * Returns whether a name impersonates us or our staff, in any script: nobody is to believe "WhoKnows Support". It reads
 * as much as a name can have: folding makes up to 18 characters of one, so that no other limit bounds the work.
 */
export function posesAsUs(name: string): boolean {
  return foldings(name.slice(0, PROFILE_NAME_MAX)).some((folded) => {
    const lettered = folded.replace(/[@$€|]/g, (sign) => swapsOf(sign)[0] ?? sign);
    const plain = lettered.replace(/[^\p{L}\p{N}]/gu, '');
    return contains(plain, BRAND) || isTitle(plain, STAFF_TITLES);
  });
}

/** Returns why a name can't be chosen. Apart from `findNameProblem`: only forms of names load this file, which is large. */
export const findNewNameProblem = (typed: string): NameProblem | null =>
  findNameProblem(typed) ?? (posesAsUs(typed) ? 'taken' : null);
