/**
 * Accents of Latin, Greek and Cyrillic letters, vowel points of Arabic and Hebrew, the shades of emoji, and what cannot
 * be seen. Marks that make another letter, as in Hindi or Japanese, stay.
 */
const LEFT_OUT =
  /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}|\u0640|[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/gu;

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** A text in the one form that texts are compared in: small letters without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(/[ßæœøđłı]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFC');
}

/** What is written for a letter that it looks like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'il',
};

/** Whether one of two signs is written for the other. */
const isSwap = (one: string, other: string): boolean =>
  (LOOK_ALIKES[one]?.includes(other) ?? false) || (LOOK_ALIKES[other]?.includes(one) ?? false);

/** Whether a sign of a text is a letter, or is written for it. */
export const isSame = (found: string | undefined, wanted: string): boolean =>
  found !== undefined && (found === wanted || isSwap(found, wanted));

/** Whether a sign belongs to a word. */
export const isLetter = (sign: string | undefined): boolean => sign !== undefined && /^[\p{L}\p{N}\p{M}]$/u.test(sign);

/** Whether a sign is neither part of a word nor an emoji. */
export const isSeparator = (sign: string | undefined): boolean =>
  sign !== undefined && /^[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{RI}]$/u.test(sign);

/** Scripts that write words together, or write endings to them, so that a word does not end where its letters do. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

export const isUnspaced = (sign: string): boolean => UNSPACED.test(sign);
