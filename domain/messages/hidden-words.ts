import { HIDDEN_WORD_MAX, HIDDEN_WORDS_MAX, MESSAGE_MAX } from '../limits.ts';
import { endOfMasked, isParted } from './disguise.ts';
import { foldText, isLetter, isSame, isSeparator, isUnspaced } from './fold.ts';

/** From this many letters on, a hidden word may go on at its end: "idiot" hides "idiots", but "con" not "concert". */
const OPEN_ENDED_FROM = 5;
/** Fewest letters of a word that is looked for with blanks between them: "y a" is French, and no hidden "ya". */
const SPACED_OUT_FROM = 3;
/** Most signs between two letters of one word. */
const GAP_MAX = 3;

interface Letter {
  char: string;
  /** The hidden words themselves have a blank here: "shut up". */
  afterBlank: boolean;
}

/** The letters of a hidden word; empty when it has none, such as ":)". */
function lettersOf(folded: string): Letter[] {
  const letters: Letter[] = [];
  let afterBlank = false;
  for (const char of folded) {
    if (/\s/u.test(char)) afterBlank = letters.length > 0;
    else if (!isSeparator(char)) {
      letters.push({ char, afterBlank });
      afterBlank = false;
    }
  }
  return letters;
}

/** Blanks and apostrophes stand between words; other signs inside of one are there to hide it. */
const PARTS_WORDS = /[\s'’]/u;

/** Whether a word of such a sign does not have to end where its letters do. */
const isAnywhere = (last: Letter | undefined): boolean => !last || !isLetter(last.char) || isUnspaced(last.char);

/** Whether a word that was found up to `end` may end there. */
const mayEndAt = (text: readonly string[], end: number, word: readonly Letter[]): boolean =>
  !isLetter(text[end]) || isAnywhere(word.at(-1)) || word.length >= OPEN_ENDED_FROM;

/** Whether the word stands in the text from `start` on. */
function standsAt(text: readonly string[], start: number, word: readonly Letter[]): boolean {
  let at = start;
  let gaps = 0;
  let isSpacedOut = false;
  // "50" looks like "so" in every sign of it, and is a number
  let isItself = false;
  for (const [index, { char, afterBlank }] of word.entries()) {
    const from = at;
    while (index > 0 && at - from < GAP_MAX && at < text.length && !isSame(text[at], char) && isSeparator(text[at]))
      at++;
    if (!isSame(text[at], char)) return false;
    isItself ||= text[at] === char;
    const gap = text.slice(from, at);
    if (gap.length > 0) gaps++;
    if (!afterBlank && gap.some((sign) => PARTS_WORDS.test(sign))) isSpacedOut = true;
    at++;
  }
  // "he's hit" is harmless: over blanks, letters are one word only where each of them stands alone
  if (isSpacedOut && (gaps < word.length - 1 || word.length < SPACED_OUT_FROM)) return false;
  if (!isItself) return false;
  return isSpacedOut ? !isLetter(text[at]) || isAnywhere(word.at(-1)) : mayEndAt(text, at, word);
}

/** Whether the word stands in the text from `start` on with signs for letters, or with a blank inside of it. */
function standsDisguisedAt(text: readonly string[], start: number, word: readonly Letter[]): boolean {
  if (word.some(({ afterBlank }) => afterBlank)) return false;
  const chars = word.map(({ char }) => char);
  const end = endOfMasked(text, start, chars);
  return (end !== null && mayEndAt(text, end, word)) || isParted(text, start, chars);
}

function holds(text: readonly string[], word: readonly Letter[]): boolean {
  const first = word[0]?.char ?? '';
  const mayBeInside = !isLetter(first) || isUnspaced(first);
  return text.some(
    (sign, at) =>
      isSame(sign, first) &&
      (mayBeInside || !isLetter(text[at - 1])) &&
      (standsAt(text, at, word) || standsDisguisedAt(text, at, word)),
  );
}

/** The text as it is, and with letters that are drawn out taken for one or for two: "stuuupid", "asssshole". */
function readingsOf(folded: string): string[] {
  const readings = [folded, folded.replace(/(\p{L})\1{2,}/gu, '$1'), folded.replace(/(\p{L})\1{2,}/gu, '$1$1')];
  return [...new Set(readings)];
}

/** Folding can make many signs of one; what was bounded before stays within twice its bound. */
const bounded = (folded: string, max: number): string => folded.slice(0, 2 * max);

/** A hidden word in the form it is looked for. */
interface Wanted {
  folded: string;
  letters: Letter[];
}

const wantedOf = (word: string): Wanted => {
  const folded = bounded(foldText(word), HIDDEN_WORD_MAX).trim();
  return { folded, letters: lettersOf(folded) };
};

/** Lists that were looked for before: the one of rude words is looked for in every name. */
const known = new WeakMap<readonly string[], Wanted[]>();

function allWanted(words: readonly string[]): Wanted[] {
  const wanted = known.get(words) ?? words.map(wantedOf);
  known.set(words, wanted);
  return wanted;
}

/**
 * Whether a message has one of the words in it, in whatever case, with or without accents, with look-alikes for letters
 * (1d!0t) or stars (id*ot), and with signs or blanks between them (id.iot, i d i o t). Words of up to four letters must
 * stand alone, longer ones must begin a word; scripts without blanks between words, and emoji, are found anywhere.
 */
export function hasHiddenWord(message: string, words: readonly string[]): boolean {
  const text = bounded(foldText(message), MESSAGE_MAX);
  const readings = readingsOf(text).map((reading) => Array.from(reading));
  return allWanted(words).some(({ folded, letters }) => {
    if (letters.length === 0) return folded !== '' && text.includes(folded);
    return readings.some((reading) => holds(reading, letters));
  });
}

/** Cuts between characters, never within one. */
function cut(word: string): string {
  let kept = '';
  for (const char of word) {
    if (kept.length + char.length > HIDDEN_WORD_MAX) break;
    kept += char;
  }
  return kept.trim();
}

const asTyped = (word: string) => word;

/** Words one a line, or with commas between: without blanks around them, and without those that come twice. */
function split(text: string, shape: (word: string) => string): string[] {
  const words = new Map<string, string>();
  for (const part of text.split(/[\n\r,;]+/)) {
    const word = shape(part.replace(/\s+/g, ' ').trim());
    const folded = foldText(word);
    if (folded !== '' && !words.has(folded)) words.set(folded, word);
  }
  return [...words.values()];
}

/** The hidden words that a person typed, all of them; `findHiddenWordsProblem` says whether they can be stored. */
export const toHiddenWords = (typed: string): string[] => split(typed, asTyped);

export const isTooLong = (word: string): boolean => word.length > HIDDEN_WORD_MAX;

/** Why these words are not stored; null when they can be. */
export function findHiddenWordsProblem(words: readonly string[]): 'too-many' | 'too-long' | null {
  if (words.some(isTooLong)) return 'too-long';
  return words.length > HIDDEN_WORDS_MAX ? 'too-many' : null;
}

/**
 * The hidden words in whatever is stored, no more and no longer than allowed: an owner's app writes them, and the rules
 * cannot look at each.
 */
export function readHiddenWords(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const words = stored.filter((word) => typeof word === 'string').join('\n');
  return split(words, cut).slice(0, HIDDEN_WORDS_MAX);
}
