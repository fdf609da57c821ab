/**
 * Accents of Latin, Greek and Cyrillic letters, vowel points of Arabic and Hebrew, the shades of emoji, and what cannot
 * be seen. Marks that make another letter, as in Hindi or Japanese, stay.
 */
const LEFT_OUT =
  /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}|\u0640|[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/gu;

/** Signs and, in the same order, the Latin letters that they cannot be told from in most fonts. */
const LOOKS: readonly (readonly [signs: string, letters: string])[] = [
  // Cyrillic
  ['авеѕіјкмнорстухһԁԛԝүӏ', 'abesijkmhopctyxhdqwyl'],
  // Greek
  ['αβγεζικορτχωϳς', 'abyezikoptxwjc'],
  // small capitals, and letters of phonetic alphabets
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'],
  ['ɑɡɩıꞌ', "agii'"],
];

/** What is read for one sign. */
const READ_AS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }),
  ...LOOKS.flatMap(([signs, letters]) => {
    const read = Array.from(letters);
    return Array.from(signs, (sign, index) => [sign, read[index] ?? sign] as const);
  }),
]);
const READ_OTHERWISE = new RegExp(`[${[...READ_AS.keys()].join('')}]`, 'gu');

/**
 * A text in the one form that texts are compared in: small letters without accents, and Latin ones for those of other
 * alphabets that look like them. Takes linear time; one sign becomes 18 at most.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(READ_OTHERWISE, (sign) => READ_AS.get(sign) ?? sign)
    .normalize('NFC');
}

/** What is written for a letter that it looks like, where it looks like several, or is something else in most texts. */
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

/** Both ways: "1d1ot" as a hidden word is "idiot". */
const SWAPS = new Map<string, string[]>();
for (const [sign, letters] of Object.entries(LOOK_ALIKES)) {
  for (const letter of letters) {
    SWAPS.set(sign, [...(SWAPS.get(sign) ?? []), letter]);
    SWAPS.set(letter, [...(SWAPS.get(letter) ?? []), sign]);
  }
}

/** Signs that are written for another one, or that it is written for. */
export const swapsOf = (sign: string): readonly string[] => SWAPS.get(sign) ?? [];

/** Whether a sign belongs to a word. */
export const isLetter = (sign: string): boolean => /^[\p{L}\p{N}\p{M}]$/u.test(sign);

/** Whether a sign is neither part of a word nor an emoji. */
export const isSeparator = (sign: string): boolean => /^[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{RI}]$/u.test(sign);

/** Scripts that write words together, or write endings to them, so that a word does not end where its letters do. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

export const isUnspaced = (sign: string): boolean => UNSPACED.test(sign);
