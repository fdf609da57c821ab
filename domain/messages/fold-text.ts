/** Accents, vowel points, skin tones, invisible characters. Marks that form another letter (Hindi, Japanese) stay. */
const LEFT_OUT =
  /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}|\u0640|[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/gu;

/** Characters and, in the same order, the Latin letters they look like in most fonts. */
const LOOKS: readonly (readonly [characters: string, letters: string])[] = [
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
  ...LOOKS.flatMap(([characters, letters]) => {
    const read = Array.from(letters);
    return Array.from(characters, (character, index) => [character, read[index] ?? character] as const);
  }),
]);
const READ_OTHERWISE = new RegExp(`[${[...READ_AS.keys()].join('')}]`, 'gu');

/** Returns a text for comparing: lower case, no accents, look-alikes as Latin letters. A character makes at most 18. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(READ_OTHERWISE, (character) => READ_AS.get(character) ?? character)
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
