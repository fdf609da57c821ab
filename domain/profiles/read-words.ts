import { swapsOf } from '../messages/fold-text.ts';

/** For each letter of a word, what can be read as it. */
export type Word = readonly (readonly string[])[];

const isPlain = (character: string) => /[a-z0-9]/.test(character);
const PAIRS: Readonly<Record<string, readonly string[]>> = { m: ['rn', 'nn'], w: ['vv'], d: ['cl'] };

/** Returns what can be read as a letter: 1 and l for an i, rn for an m. No two of them begin alike. */
function looksOf(letter: string): readonly string[] {
  const digits = swapsOf(letter).filter((character) => /\d/.test(character));
  return [...new Set([letter, ...digits, ...digits.flatMap(swapsOf).filter(isPlain), ...(PAIRS[letter] ?? [])])];
}
export const wordOf = (word: string): Word => Array.from(word, looksOf);

/** Returns where a word that begins at `start` ends, or -1. */
function endOf(word: Word, text: string, start: number): number {
  let at = start;
  for (const looks of word) {
    const look = looks.find((characters) => text.startsWith(characters, at));
    if (look === undefined) return -1;
    at += look.length;
  }
  return at;
}

export const isOneOf = (words: readonly Word[], text: string): boolean =>
  words.some((word) => endOf(word, text, 0) === text.length);

export function contains(text: string, word: Word): boolean {
  for (let start = 0; start < text.length; start++) if (endOf(word, text, start) >= 0) return true;
  return false;
}

/** The words of a title: at least one of `ours`, with any number of the others before and after it. */
export interface Titles {
  before: readonly Word[];
  ours: readonly Word[];
  after: readonly Word[];
}

/**
 * Returns whether a text is nothing but a title; digits may stand anywhere, and an s after a word. It walks over the
 * text once and tries each word at most three times at a position, in however many ways the text can be cut: as a
 * pattern, with 1 as an l and as a digit, that took hours.
 */
export function isTitle(text: string, { before, ours, after }: Titles): boolean {
  /** Positions where a word can end: without one of ours so far, and with one. */
  const open = new Set([0]);
  const named = new Set<number>();
  const go = (words: readonly Word[], start: number, ends: Set<number>) => {
    for (const word of words) {
      const end = endOf(word, text, start);
      if (end < 0) continue;
      ends.add(end);
      if (/[s5]/.test(text.charAt(end))) ends.add(end + 1);
    }
  };
  for (let at = 0; at < text.length; at++) {
    if (open.has(at)) {
      go(before, at, open);
      go(ours, at, named);
    }
    if (named.has(at)) go(after, at, named);
    if (/\d/.test(text.charAt(at))) for (const ends of [open, named]) if (ends.has(at)) ends.add(at + 1);
  }
  return named.has(text.length);
}
