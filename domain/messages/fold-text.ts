/** Accents, vowel points, skin tones, invisible characters. Marks that form another letter (Hindi, Japanese) stay. */
const LEFT_OUT =
  /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}|\u0640|[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/gu;

/** Characters and, in the same order, the Latin letters they look like in most fonts. */
const LOOKS: readonly (readonly [signs: string, letters: string])[] = [
  // Cyrillic
  ['авеѕіјкмнорстухһԁԛԝүӏ', 'abesijkmhopctyxhdqwyl'],
  // Greek
  ['αβγεζικορτχωϳς', 'abyezikoptxwjc'],
  // small capitals and phonetic alphabets
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'],
  ['ɑɡɩıꞌ', "agii'"],
];

const READ_AS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }),
  ...LOOKS.flatMap(([signs, letters]) => {
    const read = Array.from(letters);
    return Array.from(signs, (sign, index) => [sign, read[index] ?? sign] as const);
  }),
]);
const READ_OTHERWISE = new RegExp(`[${[...READ_AS.keys()].join('')}]`, 'gu');

/** Returns a text for comparing: lower case, no accents, look-alikes as Latin letters. A character makes at most 18. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(READ_OTHERWISE, (sign) => READ_AS.get(sign) ?? sign)
    .normalize('NFC');
}

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
  '!': 'i',
  '|': 'il',
  ν: 'vn',
  η: 'nh',
  υ: 'uy',
  μ: 'um',
};

/** In both directions: "1d1ot" as a hidden word matches "idiot". */
const SWAPS = new Map<string, string[]>();
for (const [sign, letters] of Object.entries(LOOK_ALIKES)) {
  for (const letter of letters) {
    SWAPS.set(sign, [...(SWAPS.get(sign) ?? []), letter]);
    SWAPS.set(letter, [...(SWAPS.get(letter) ?? []), sign]);
  }
}

/** Returns the characters that substitute for this one, or that it substitutes for. */
export const swapsOf = (sign: string): readonly string[] => SWAPS.get(sign) ?? [];

export const isLetter = (sign: string): boolean => /^[\p{L}\p{N}\p{M}]$/u.test(sign);

export const isSeparator = (sign: string): boolean => /^[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{RI}]$/u.test(sign);

/** Scripts without spaces between words, or with suffixes, where a word doesn't end with its letters. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

export const isUnspaced = (sign: string): boolean => UNSPACED.test(sign);
