import { CUT_OFF_WORDS } from '../locales/hidden-words.ts';
import { isLetter, isSeparator, isUnspaced, swapsOf } from './fold-text.ts';

/** From this length on, a hidden word also matches with an ending: "idiot" hides "idiots", but "con" not "concert". */
const OPEN_ENDED_FROM = 5;
/** Shortest word matched with spaces between its letters: "y a" is French, not a hidden "ya". */
const SPACED_OUT_FROM = 3;
const GAP_MAX = 3;
/** Shortest word matched with masked letters, and shortest one that a space may split. */
const MASKED_FROM = 3;
const PARTED_FROM = 4;
const BLANKS_MAX = 3;

/** Spaces and apostrophes separate words; other characters inside one are there to hide it. */
export const PARTS_WORDS = /[\s']/u;
const BLANK = /\s/u;
const CONSONANTS = /^[bcdfghjklmnpqrstvwxz]+$/;
const CUT_OFF: ReadonlySet<string> = new Set(Object.values(CUT_OFF_WORDS).flat());

/** Returns whether letters are no word in any of our languages, so that a space beside them hides something. */
const isNoWord = (letters: readonly string[]): boolean =>
  CONSONANTS.test(letters.join('')) && !CUT_OFF.has(letters.join(''));

export interface Letter {
  char: string;
  afterBlank: boolean;
}

interface Character {
  char: string;
  isLetter: boolean;
  isSeparator: boolean;
  partsWords: boolean;
}
type Characters = readonly Character[];

export function describeCharacters(text: string): Characters {
  const described = new Map<string, Character>();
  return Array.from(text, (char) => {
    const character = described.get(char) ?? {
      char,
      isLetter: isLetter(char),
      isSeparator: isSeparator(char),
      partsWords: PARTS_WORDS.test(char),
    };
    described.set(char, character);
    return character;
  });
}

/** A set of words, one bit each. */
type Words = number;
/** The number of bits that shifts and masks can use without the sign bit. */
export const WORDS_MAX = 31;

interface Place {
  itself: Map<string, Words>;
  /** The words with this letter, or one that the character substitutes for. */
  same: Map<string, Words>;
  /** The words that end here, and those with a space before this letter. */
  ends: Words;
  afterBlank: Words;
}

/** Returns whether any of these words is at this position of a text. */
export type Matcher = (text: Characters, start: number) => boolean;

/** Returns a matcher for up to WORDS_MAX non-empty words. It scans the text once for all, with a bit per candidate. */
export function createMatcher(words: readonly (readonly Letter[])[]): Matcher {
  const places: Place[] = [];
  /** Words that may begin or end inside another: unspaced scripts and emoji. */
  let beginInside: Words = 0;
  let endInside: Words = 0;
  /** Words without a space of their own. */
  let unbroken: Words = 0;
  const noWords: Words[] = [];

  const add = (words: Map<string, Words>, char: string, word: Words) => words.set(char, (words.get(char) ?? 0) | word);
  for (const [index, letters] of words.entries()) {
    const word = 1 << index;
    for (const [depth, { char, afterBlank }] of letters.entries()) {
      places[depth] ??= { itself: new Map(), same: new Map(), ends: 0, afterBlank: 0 };
      const place = places[depth];
      add(place.itself, char, word);
      for (const character of [char, ...swapsOf(char)]) add(place.same, character, word);
      if (afterBlank) place.afterBlank |= word;
      if (depth === letters.length - 1) place.ends |= word;
    }
    const isInside = (char = '') => !isLetter(char) || isUnspaced(char);
    if (isInside(letters[0]?.char)) beginInside |= word;
    if (isInside(letters.at(-1)?.char)) endInside |= word;
    if (!letters.some(({ afterBlank }) => afterBlank)) unbroken |= word;
  }

  /** Returns the words that a space before this letter splits where no word ends or begins. */
  const partedAt = (depth: number): Words => {
    noWords[depth] ??= words.reduce((parted, letters, index) => {
      const chars = letters.map(({ char }) => char);
      return isNoWord(chars.slice(0, depth)) || isNoWord(chars.slice(depth)) ? parted | (1 << index) : parted;
    }, 0);
    return noWords[depth];
  };

  /** Returns whether one of the words may end before `end` when more letters follow. */
  const mayEnd = (text: Characters, end: number, ending: Words, length: number) =>
    ending !== 0 && (!text[end]?.isLetter || length >= OPEN_ENDED_FROM || (ending & endInside) !== 0);

  /** Returns whether a word goes on. `spaced` have spaces inside, `own` a literal letter: "50" isn't the word "so". */
  const standsOn = (
    text: Characters,
    at: number,
    depth: number,
    fitting: Words,
    gaps: number,
    spaced: Words,
    own: Words,
  ): boolean => {
    const place = places[depth] as Place;
    let left = fitting;
    let hasBlank = false;
    for (let skipped = 0; ; skipped++) {
      const character = text[at + skipped];
      if (!character) return false;
      const found = left & (place.same.get(character.char) ?? 0);
      if (found !== 0) {
        const end = at + skipped + 1;
        const gapsNow = skipped > 0 ? gaps + 1 : gaps;
        const spacedNow = hasBlank ? spaced | (found & ~place.afterBlank) : spaced;
        const ownNow = own | (found & (place.itself.get(character.char) ?? 0));
        const ending = found & place.ends & ownNow;
        if (mayEnd(text, end, ending & ~spacedNow, depth + 1)) return true;
        // "he's hit" is harmless: across spaces, letters form one word only if each stands alone
        const isSpacedOut = gapsNow >= depth && depth + 1 >= SPACED_OUT_FROM;
        const apart = isSpacedOut ? ending & spacedNow : 0;
        if (apart !== 0 && (!text[end]?.isLetter || (apart & endInside) !== 0)) return true;
        const further = found & ~place.ends;
        if (further !== 0 && standsOn(text, end, depth + 1, further, gapsNow, spacedNow, ownNow)) return true;
        left &= ~found;
      }
      if (left === 0 || depth === 0 || skipped === GAP_MAX || !character.isSeparator) return false;
      hasBlank ||= character.partsWords;
    }
  };

  /** Returns whether a word is there with masked letters: f*ck, s**t. Dots and dashes, common anyway, mask only one. */
  const standsMasked = (text: Characters, start: number, fitting: Words): boolean => {
    let left = fitting & unbroken;
    let stars = 0;
    let dots = 0;
    for (let depth = 0; left !== 0; depth++) {
      const { same, ends } = places[depth] as Place;
      const char = text[start + depth]?.char ?? '';
      if (char === '*' || char === '#') stars++;
      else if (char === '.' || char === '-' || char === '_') dots++;
      else {
        left &= same.get(char) ?? 0;
        const isMasked =
          (dots === 0 && stars > 0 && depth + 1 >= MASKED_FROM) || (dots === 1 && depth + 1 > MASKED_FROM);
        if (isMasked && mayEnd(text, start + depth + 1, left & ends, depth + 1)) return true;
      }
      if (dots > 1 || (dots > 0 && stars > 0)) return false;
      left &= ~ends;
    }
    return false;
  };

  /** Returns whether a space splits a word: "fu ck". Two parts that could be words are taken as such: "the rapist". */
  const standsParted = (text: Characters, start: number, fitting: Words): boolean => {
    if (text[start - 1]?.char === "'") return false;
    let left = fitting & unbroken;
    let at = start;
    let parting: number | null = null;
    for (let depth = 0; left !== 0; depth++) {
      const from = at;
      while (depth > 0 && at - from < BLANKS_MAX && BLANK.test(text[at]?.char ?? '')) at++;
      if (at > from) {
        if (parting !== null) return false;
        parting = depth;
      }
      const { same, ends } = places[depth] as Place;
      left &= same.get(text[at]?.char ?? '') ?? 0;
      at++;
      const isOver = depth + 1 >= PARTED_FROM && !text[at]?.isLetter && text[at]?.char !== "'";
      if (isOver && parting !== null && (left & ends & partedAt(parting)) !== 0) return true;
      left &= ~ends;
    }
    return false;
  };

  return (text, start) => {
    const beginning = places[0]?.same.get(text[start]?.char ?? '') ?? 0;
    const fitting = text[start - 1]?.isLetter ? beginning & beginInside : beginning;
    return (
      fitting !== 0 &&
      (standsOn(text, start, 0, fitting, 0, 0, 0) ||
        standsMasked(text, start, fitting) ||
        standsParted(text, start, fitting))
    );
  };
}
