import { foldText, swapsOf } from '../messages/fold-text.ts';
import { findNameProblem, type NameProblem } from './name.ts';
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

const isPlain = (character: string) => /[a-z0-9]/.test(character);
const PAIRS: Readonly<Record<string, string>> = { m: '|rn|nn', w: '|vv', d: '|cl' };

/** Returns a pattern of what can be read as a letter: 1 and l for an i, rn for an m. */
function lookOf(letter: string): string {
  const digits = swapsOf(letter).filter((character) => /\d/.test(character));
  const characters = new Set([letter, ...digits, ...digits.flatMap(swapsOf).filter(isPlain)]);
  return `(?:[${[...characters].join('')}]${PAIRS[letter] ?? ''})`;
}
const looksOf = (words: readonly string[]) => `(?:${words.map((word) => Array.from(word, lookOf).join('')).join('|')})`;

const WORD = new RegExp(`^${looksOf(RESERVED_WORDS)}$`);
const BRAND = new RegExp(looksOf(['whoknows']));
// at least one word of IMPERSONATION, singular or plural, with digits anywhere
const OURS = `${looksOf(IMPERSONATION)}[s5]?\\d*`;
const ANY = `(?:${looksOf([...BESIDE, ...IMPERSONATION])}[s5]?\\d*)`;
const TITLE = new RegExp(`^\\d*${ANY}*${OURS}${ANY}*$`);

/** Returns whether a username would pass for ours (adm1n, support50, theofficialmod) or for an address (d4shboard). */
export const looksLikeOurs = (username: string): boolean =>
  WORD.test(username) || BRAND.test(username) || TITLE.test(username);

/** Titles of people who look after others, in the languages of the app; nobody may use them as a name. */
const STAFF = [
  ...['admin', 'administrator', 'support', 'moderator', 'mod', 'official', 'staff', 'team', 'security', 'system'],
  ...['administrateur', 'administratrice', 'moderateur', 'moderatrice', 'officiel', 'equipe', 'assistance', 'securite'],
];
const STAFF_TITLE = new RegExp(
  `^(?:${looksOf([...BESIDE, ...STAFF, 'de', 'la', 'le', 'l'])}[s5]?\\d*)*${looksOf(STAFF)}[s5]?\\d*(?:${looksOf([...BESIDE, ...STAFF])}[s5]?\\d*)*$`,
);

/** Letters of other scripts that look Latin, beyond what hidden words need. */
const MORE_LOOKS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['ꮃꮋꮎꮶꮪꭺꭼꮯꮲꭲꮮꮇꮓꮩꮤꭰꮍ', 'whoksaecptlmzvwdy'], // Cherokee
      ['օոսհոցկԝ', 'onuhngkw'], // Armenian
      ['ꓪꓧꓳꓗꓠꓢꓮꓰꓓꓲꓟꓡꓔ', 'whoknsaedimlt'], // Lisu
      ['ⲟⲕⲛⲥⲁⲉⲙⲏⲱ', 'oknsaemhw'], // Coptic
      ['@$€', 'ase'],
    ] as const
  ).flatMap(([characters, letters]) => {
    const read = Array.from(letters);
    return Array.from(characters, (character, index) => [character, read[index] ?? character] as const);
  }),
);

/** Returns whether a name impersonates us or our staff, in any script: nobody is to believe "WhoKnows Support". */
export function posesAsUs(name: string): boolean {
  const read = Array.from(foldText(name), (character) => MORE_LOOKS.get(character) ?? character).join('');
  const plain = read.replace(/[^\p{L}\p{N}]/gu, '');
  return BRAND.test(plain) || STAFF_TITLE.test(plain);
}

/** Returns why a name can't be chosen. Apart from `findNameProblem`: only forms of names load this file, which is large. */
export const findNewNameProblem = (typed: string): NameProblem | null =>
  findNameProblem(typed) ?? (posesAsUs(typed) ? 'taken' : null);
