import { BLANKS_AROUND_MAX } from './limits.ts';

/** A visible character: not a space, joiner, filler, direction mark or the like. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

const LINE_ENDS = /[\t-\r\x85\u2028\u2029]+/g;
/** Control characters, and characters that change the reading direction. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** What no program shows, and some take for an end. */
const UNSHOWN = /(?![\t\r\n])\p{Cc}/gu;
const HALF_CHARACTERS = /\p{Cs}/gu;
/** Returns a text with a sign in the place of each half of a character, which is what a file would have, too. */
export const wellFormed = (text: string): string => text.replace(HALF_CHARACTERS, '\uFFFD');

/** Returns a text as it is stored: trimmed, whole characters only, and empty when nothing in it is visible. */
export const typedText = (text: string): string =>
  isBlankText(text) ? '' : wellFormed(text).replace(UNSHOWN, '').trim();

/** Returns how many characters a text has too many for a limit, as the server counts them; none or fewer: it fits. */
export const excessOf = (text: string, max: number): number =>
  Math.max(typedText(text).length - max, text.length - max - BLANKS_AROUND_MAX);

/** Returns a name as it is stored: trimmed, on one line, without characters that change the reading direction. */
export const typedName = (name: string): string => typedText(name.replace(LINE_ENDS, ' ').replace(CONTROLS, ''));

/** Marks without ink, such as of direction, joiners and soft hyphens. Prose needs some: emoji, Persian, Hindi. */
const MARKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\p{Z}\u2800]+/gu;
const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const APOSTROPHES = /[\u2018-\u201B\u02BC\u2032]/gu;
const QUOTES = /[\u201C-\u201F]/gu;

/** Returns a digit of any script as one from 0 to 9: each script's ten stand together. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

export const latinDigits = (text: string): string => text.replace(OTHER_DIGITS, latinDigit);

/**
 * Returns what a person reads in an address, a name of an account, a code or a number, however it was typed or pasted:
 * without marks that nobody sees, and with digits, dashes, quotes, spaces and letters in their plain form.
 */
export const typedIdentifier = (typed: string): string =>
  latinDigits(typed)
    .replace(MARKS, '')
    .replace(SPACES, ' ')
    .replace(CONTROLS, '')
    // last of these: what a mark kept apart is one letter now
    .normalize('NFKC')
    .replace(SPACES, ' ')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .trim();

/** Returns the password of a quiz as it is compared. Phones make one dash of two, and not in each of the two fields. */
export const typedPassword = (typed: string): string => typedIdentifier(typed).replace(/-+/g, '-');
