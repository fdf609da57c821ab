import { MESSAGE_SEARCH_MAX } from '../limits.ts';
import { foldText } from './fold-text.ts';

/** A grapheme: a character with its marks; joined emoji (a family) and flags count as one. */
const GRAPHEME =
  /\p{RI}{2}|[^\p{M}\u200D][\p{M}\p{Emoji_Modifier}]*(?:\u200D[^\p{M}\u200D][\p{M}\p{Emoji_Modifier}]*)*|./gsu;

/** Folded graphemes. Texts share few, and folding one takes a hundred times as long as looking it up. */
const known = new Map<string, string>();
const KNOWN_MAX = 5000;

function foldGrapheme(grapheme: string): string {
  const before = known.get(grapheme);
  if (before !== undefined) return before;
  const folded = foldText(grapheme).replace(/\s+/gu, ' ');
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(grapheme, folded);
  return folded;
}

export interface Searchable {
  /** The text in graphemes; precomposed, which looks the same. */
  graphemes: readonly string[];
  folded: string;
  /** For each character of `folded` the index of its grapheme. */
  from: readonly number[];
}

/** Returns a text prepared for searching, by grapheme, so that matches can be marked in the original. */
export function toSearchable(text: string): Searchable {
  const graphemes = text.normalize('NFC').match(GRAPHEME) ?? [];
  const from: number[] = [];
  let folded = '';
  for (const [index, grapheme] of graphemes.entries()) {
    const part = foldGrapheme(grapheme);
    folded += part;
    for (let n = 0; n < part.length; n++) from.push(index);
  }
  return { graphemes, folded, from };
}

export function toSearchWords(typed: string): string[] {
  const { folded } = toSearchable(typed.slice(0, MESSAGE_SEARCH_MAX));
  return [...new Set(folded.split(' ').filter((word) => word !== ''))];
}

export const hasWords = ({ folded }: Searchable, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

export interface TextSegment {
  text: string;
  isFound: boolean;
}

/** How much of a text stands before what was found first, at most: a list shows the first lines only. */
const BEFORE_MAX = 40;
const BEFORE_KEPT = 24;

function markGraphemes({ graphemes, folded, from }: Searchable, words: readonly string[]): boolean[] {
  const marks = graphemes.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      marks.fill(true, from[at], (from[at + word.length - 1] ?? 0) + 1);
    }
  }
  return marks;
}

/** Returns a text in parts, found and others in turn. A long beginning without anything found is left out: "…". */
export function markWords(text: Searchable, words: readonly string[]): TextSegment[] {
  const marks = markGraphemes(text, words);
  const first = marks.indexOf(true);
  const start = first > BEFORE_MAX ? first - BEFORE_KEPT : 0;
  const parts: TextSegment[] = start > 0 ? [{ text: '…', isFound: false }] : [];
  for (let index = start; index < text.graphemes.length; index++) {
    const isFound = marks[index] === true;
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += text.graphemes[index];
    else parts.push({ text: text.graphemes[index] ?? '', isFound });
  }
  return parts;
}
