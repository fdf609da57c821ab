import { swapsOf } from '../messages/fold.ts';
import { IMPERSONATION, RESERVED_WORDS } from './reserved.ts';

/** Words that make another name of ours, or a more credible one, out of one of ours. */
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

const isSign = (sign: string) => /[a-z0-9]/.test(sign);
const PAIRS: Readonly<Record<string, string>> = { m: '|rn|nn', w: '|vv', d: '|cl' };

/** What can be read as a letter: 1 and l for an i, rn for an m. */
function lookOf(letter: string): string {
  const digits = swapsOf(letter).filter((sign) => /\d/.test(sign));
  const signs = new Set([letter, ...digits, ...digits.flatMap(swapsOf).filter(isSign)]);
  return `(?:[${[...signs].join('')}]${PAIRS[letter] ?? ''})`;
}
const looksOf = (words: readonly string[]) => `(?:${words.map((word) => Array.from(word, lookOf).join('')).join('|')})`;

const WORD = new RegExp(`^${looksOf(RESERVED_WORDS)}$`);
const BRAND = new RegExp(looksOf(['whoknows']));
// one of ours at least, alone or several, plural or not, with digits wherever they stand
const OURS = `${looksOf(IMPERSONATION)}[s5]?\\d*`;
const ANY = `(?:${looksOf([...BESIDE, ...IMPERSONATION])}[s5]?\\d*)`;
const TITLE = new RegExp(`^\\d*${ANY}*${OURS}${ANY}*$`);

/**
 * Whether a new username would pass for one of ours, whatever its letters are written with: adm1n, admins, support50,
 * wh0knows, whoknowsteam, theofficialmod; or for an address of the app: d4shboard.
 */
export const looksLikeOurs = (username: string): boolean =>
  WORD.test(username) || BRAND.test(username) || TITLE.test(username);
