import { latinDigits } from '../typed-identifier.ts';
import lookAlikes from './look-alikes.json' with { type: 'json' };

/** Accents, vowel points, frames, skin tones, invisible characters. Marks that form another letter (Hindi, Japanese) stay. */
const LEFT_OUT =
  /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Emoji_Modifier}|\p{Me}|(?=\p{Script=Arabic})\p{Mn}|\u0640|[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]|[\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F]/gu;
const APOSTROPHES = /[\u2018-\u201B\u02BC\u2032\uA78C\u00B4`]/g;
const KATAKANA = /[\u30A1-\u30F6]/g;
/** Letters in boxes and circles, such as 🅱, and single letters of flags (two make a flag). */
const SIGNS = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]|(?<!\p{RI})\p{RI}(?!\p{RI})/gu;
const FIRST_OF_FLAGS = 0x1f1e6;
/** The two rows of other signs begin 32 characters apart. */
const FIRST_SIGN = 0x1f150;

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return String.fromCharCode(97 + (code < FIRST_OF_FLAGS ? (code - FIRST_SIGN) % 32 : code - FIRST_OF_FLAGS));
}

/**
 * The letters of Unicode's list that read as Latin ones (tests/unit/look-alikes.test.ts), those that it lacks, and forms
 * of Arabic letters that differ by keyboard and habit.
 */
const LACKING = { f: 'ꜰ', n: 'ɴ', q: 'ꞯ', w: 'ωⲱ', a: 'ⲁ', ك: 'کڪ', ي: 'یى', ه: 'ةۃہەھ', ا: 'ٱ' };
const EITHER = { ...lookAlikes.either, li: 'ǀⲓꓲ', mu: 'μ', oc: 'σς' };

/** Which of two letters a character is read as that looks like either, such as the ν of "νаgіna" and of "ηοη". */
type Look = 0 | 1;
type ReadAs = ReadonlyMap<string, string>;
const readAs = (letters: Readonly<Record<string, string>>, look?: Look): [string, string][] =>
  Object.entries(letters).flatMap(([latin, characters]) =>
    Array.from(characters, (character): [string, string] => [
      character,
      look === undefined ? latin : latin.charAt(look),
    ]),
  );
const ALWAYS = [...readAs(lookAlikes.always), ...readAs(LACKING)];
const READ_AS: readonly [ReadAs, ReadAs] = [
  new Map([...ALWAYS, ...readAs(EITHER, 0)]),
  new Map([...ALWAYS, ...readAs(EITHER, 1)]),
];
const IN_LATIN: ReadAs = new Map(readAs(lookAlikes.inLatin));
const anyOf = (of: ReadAs, times = '') => new RegExp(`[${[...of.keys()].join('')}]${times}`, 'gu');
const READ_OTHERWISE = anyOf(READ_AS[0]);
const RUNS = anyOf(IN_LATIN, '+');

const isLatin = (character: string) => /^[a-z]$/.test(character);
/** Letters of scripts in which nobody reads Latin ones, unless they stand in a Latin word. */
const readRun = (run: string, at: number, text: string): string =>
  isLatin(text.charAt(at - 1)) || isLatin(text.charAt(at + run.length))
    ? Array.from(run, (character) => IN_LATIN.get(character) ?? character).join('')
    : run;

function fold(text: string, look: Look): string {
  const letters = READ_AS[look];
  const plain = text
    .replace(APOSTROPHES, "'")
    .replace(SIGNS, letterOf)
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    // the same sounds, as capitals are the same letters
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  const read = latinDigits(plain).replace(READ_OTHERWISE, (character) => letters.get(character) ?? character);
  return (/[a-z]/.test(read) ? read.replace(RUNS, readRun) : read).normalize('NFC');
}

/** Returns a text for comparing: lower case, no accents, look-alikes as Latin letters. A character makes at most 18. */
export const foldText = (text: string): string => fold(text, 0);

/** Within a word a capital I is an l, as "McIntyre" is rare; an l before a consonant, alone, or among capitals is an I. */
const otherwise = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})I+/gu, (run) => 'l'.repeat(run.length))
    .replace(/(?<!\p{L})l(?=[bcdfgjkmnpqrstvwxz]|\P{L}|$)|(?<=\p{Lu})l(?=\p{Lu})/gu, 'i');

/** Returns a folded text, and as it reads if the letters that look like either of two are the other: "kiIl", "ηаzi". */
export const foldings = (text: string): string[] => [...new Set([fold(text, 0), fold(otherwise(text), 1)])];

/** Substitutes for a letter that look like several letters, or usually mean something else. */
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
  '¢': 'c',
  '©': 'c',
  '!': 'i',
  '¡': 'i',
  '+': 't',
  '|': 'il',
};

/** In both directions: "1d1ot" as a hidden word matches "idiot". */
const SWAPS = new Map<string, string[]>();
for (const [character, letters] of Object.entries(LOOK_ALIKES)) {
  for (const letter of letters) {
    SWAPS.set(character, [...(SWAPS.get(character) ?? []), letter]);
    SWAPS.set(letter, [...(SWAPS.get(letter) ?? []), character]);
  }
}

export const swapsOf = (character: string): readonly string[] => SWAPS.get(character) ?? [];

export const isLetter = (character: string): boolean => /^[\p{L}\p{N}\p{M}]$/u.test(character);

export const isSeparator = (character: string): boolean =>
  /^[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{RI}]$/u.test(character);

/** Scripts without spaces between words, or with suffixes, where a word doesn't end with its letters. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

export const isUnspaced = (character: string): boolean => UNSPACED.test(character);
