/** Marks without ink, such as of direction, joiners and soft hyphens. Prose needs some: emoji, Persian, Hindi. */
const MARKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const CONTROLS = /\p{Cc}/gu;
const SPACES = /[\s\p{Z}\u2800]+/gu;
const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /[^\P{Nd}0-9]/gu;
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
