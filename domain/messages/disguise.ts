import { isLetter, isSame } from './fold.ts';

/** Fewest letters of a word that is looked for behind signs, and of one that a blank may part. */
const MASKED_FROM = 3;
const PARTED_FROM = 4;
/** Most blanks in a row that part a word. */
const BLANKS_MAX = 3;

const APOSTROPHE = /['’]/;
const BLANK = /\s/u;
const CONSONANTS = /^[bcdfghjklmnpqrstvwxz]+$/;
/** What an apostrophe parts from a word, and people in a hurry part by a blank: "he s hit", "c est". */
const CUT_OFF: ReadonlySet<string | undefined> = new Set(['c', 'd', 'j', 'l', 'm', 'n', 's', 't', 'll', 'nt']);

/**
 * Where a word ends that stands from `start` on with signs for letters in its middle: f*ck, s**t, sh_t. Stars and hashes
 * stand for any number of them; a dot, dash or underscore, which texts have anyway, for one, in a word of four letters or more.
 * Null when it does not stand there.
 */
export function endOfMasked(text: readonly string[], start: number, word: readonly string[]): number | null {
  if (word.length < MASKED_FROM) return null;
  let stars = 0;
  let dots = 0;
  for (const [index, char] of word.entries()) {
    const sign = text[start + index];
    if (isSame(sign, char)) continue;
    if (index === 0 || index === word.length - 1) return null;
    if (sign === '*' || sign === '#') stars++;
    else if (sign === '.' || sign === '-' || sign === '_') dots++;
    else return null;
  }
  const areFewDots = dots === 1 && stars === 0 && word.length > MASKED_FROM;
  return areFewDots || (dots === 0 && stars > 0) ? start + word.length : null;
}

/** Whether letters are nothing that stands alone in English or French, so that a blank beside them hides something. */
const isNoWord = (letters: string): boolean => CONSONANTS.test(letters) && !CUT_OFF.has(letters);

/**
 * Whether a word stands from `start` to its end with a blank in it that parts it where no word ends or begins: "fu ck".
 * Two parts that could be words themselves are taken for such: "the rapist", "vitamin C on top".
 */
export function isParted(text: readonly string[], start: number, word: readonly string[]): boolean {
  if (word.length < PARTED_FROM || APOSTROPHE.test(text[start - 1] ?? '')) return false;
  let at = start;
  let parting: number | null = null;
  for (const [index, char] of word.entries()) {
    const from = at;
    while (index > 0 && at - from < BLANKS_MAX && BLANK.test(text[at] ?? '')) at++;
    if (at > from) {
      if (parting !== null) return false;
      parting = index;
    }
    if (!isSame(text[at], char)) return false;
    at++;
  }
  if (parting === null || isLetter(text[at]) || APOSTROPHE.test(text[at] ?? '')) return false;
  return isNoWord(word.slice(0, parting).join('')) || isNoWord(word.slice(parting).join(''));
}
