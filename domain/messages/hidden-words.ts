import { HIDDEN_WORD_MAX, HIDDEN_WORDS_MAX, MESSAGE_MAX } from '../limits.ts';
import { foldings, foldText, isSeparator } from './fold-text.ts';
import {
  createMatcher,
  describeCharacters,
  type Letter,
  type Matcher,
  PARTS_WORDS,
  WORDS_MAX,
} from './word-matcher.ts';

/** Returns the letters of a hidden word; empty when it has none, such as ":)". */
function lettersOf(folded: string): Letter[] {
  const letters: Letter[] = [];
  let afterBlank = false;
  for (const char of folded) {
    if (PARTS_WORDS.test(char)) afterBlank = letters.length > 0;
    else if (!isSeparator(char)) {
      letters.push({ char, afterBlank });
      afterBlank = false;
    }
  }
  return letters;
}

/** Returns the text unchanged, and with drawn-out letters shortened to one and to two: "stuuupid", "asssshole". */
function readingsOf(folded: string): string[] {
  const readings = [folded, folded.replace(/(\p{L})\1{2,}/gu, '$1'), folded.replace(/(\p{L})\1{2,}/gu, '$1$1')];
  return [...new Set(readings)];
}

interface Wanted {
  matchers: Matcher[];
  /** Words without letters, such as ":)". */
  letterless: string[];
}

function wantedOf(words: readonly string[]): Wanted {
  // folding can turn one character into many
  const folded = words.map((word) =>
    foldText(word)
      .slice(0, 2 * HIDDEN_WORD_MAX)
      .trim(),
  );
  const letters = folded.map(lettersOf).filter(({ length }) => length > 0);
  const matchers: Matcher[] = [];
  for (let n = 0; n < letters.length; n += WORDS_MAX) matchers.push(createMatcher(letters.slice(n, n + WORDS_MAX)));
  return { matchers, letterless: folded.filter((word) => word !== '' && lettersOf(word).length === 0) };
}

/** Cache of prepared lists: the rude words are matched against every name. */
const known = new WeakMap<readonly string[], Wanted>();

function wantedIn(words: readonly string[]): Wanted {
  const wanted = known.get(words) ?? wantedOf(words);
  known.set(words, wanted);
  return wanted;
}

/** Returns whether a message has one of the words, also as look-alikes (1d!0t), starred (id*ot), spread (i d i o t). */
export function hasHiddenWord(message: string, words: readonly string[]): boolean {
  // cut before folding: characters that expand would otherwise push a word out of sight
  const folded = foldings(message.slice(0, 2 * MESSAGE_MAX));
  const { matchers, letterless } = wantedIn(words);
  if (letterless.some((word) => folded.some((one) => one.includes(word)))) return true;
  return [...new Set(folded.flatMap(readingsOf))].some((reading) => {
    const text = describeCharacters(reading);
    return text.some((_, start) => matchers.some((matches) => matches(text, start)));
  });
}

function cut(word: string): string {
  let kept = '';
  for (const char of word) {
    if (kept.length + char.length > HIDDEN_WORD_MAX) break;
    kept += char;
  }
  return kept.trim();
}

/** Returns the words that differ after folding, without those that fold to nothing. */
function distinct(words: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const word of words) {
    // a mark alone folds to a blank with nothing to see
    const folded = foldText(word).trim();
    if (folded !== '' && !found.has(folded)) found.set(folded, word);
  }
  return [...found.values()];
}

export const toHiddenWords = (typed: string): string[] =>
  distinct(typed.split(/[\n\r,;]+/).map((word) => word.replace(/\s+/g, ' ').trim()));

export const isTooLong = (word: string): boolean => word.length > HIDDEN_WORD_MAX;

export function findHiddenWordsProblem(words: readonly string[]): 'too-many' | 'too-long' | null {
  if (words.some(isTooLong)) return 'too-long';
  return words.length > HIDDEN_WORDS_MAX ? 'too-many' : null;
}

/** Returns stored hidden words within the limits: the owner's app writes them, and old rules allowed line breaks. */
export function readHiddenWords(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const words = stored.slice(0, HIDDEN_WORDS_MAX).filter((word) => typeof word === 'string');
  return distinct(words.map(cut).filter((word) => !/[\n\r]/.test(word)));
}
