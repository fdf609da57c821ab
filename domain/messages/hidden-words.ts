import { HIDDEN_WORD_MAX, HIDDEN_WORDS_MAX, MESSAGE_MAX } from '../limits.ts';
import { foldText, isSeparator } from './fold.ts';
import { createMatcher, describeSigns, type Letter, type Matcher, WORDS_MAX } from './word-matcher.ts';

/** The letters of a hidden word; empty when it has none, such as ":)". */
function lettersOf(folded: string): Letter[] {
  const letters: Letter[] = [];
  let afterBlank = false;
  for (const char of folded) {
    if (/\s/u.test(char)) afterBlank = letters.length > 0;
    else if (!isSeparator(char)) {
      letters.push({ char, afterBlank });
      afterBlank = false;
    }
  }
  return letters;
}

/** The text as it is, and with letters that are drawn out taken for one or for two: "stuuupid", "asssshole". */
function readingsOf(folded: string): string[] {
  const readings = [folded, folded.replace(/(\p{L})\1{2,}/gu, '$1'), folded.replace(/(\p{L})\1{2,}/gu, '$1$1')];
  return [...new Set(readings)];
}

/** Hidden words in the form they are looked for. */
interface Wanted {
  matchers: Matcher[];
  /** Those without letters, such as ":)". */
  signs: string[];
}

function wantedOf(words: readonly string[]): Wanted {
  // folding can make many signs of one
  const folded = words.map((word) =>
    foldText(word)
      .slice(0, 2 * HIDDEN_WORD_MAX)
      .trim(),
  );
  const letters = folded.map(lettersOf).filter(({ length }) => length > 0);
  const matchers: Matcher[] = [];
  for (let n = 0; n < letters.length; n += WORDS_MAX) matchers.push(createMatcher(letters.slice(n, n + WORDS_MAX)));
  return { matchers, signs: folded.filter((word) => word !== '' && lettersOf(word).length === 0) };
}

/** Lists that were looked for before: the one of rude words is looked for in every name. */
const known = new WeakMap<readonly string[], Wanted>();

function wantedIn(words: readonly string[]): Wanted {
  const wanted = known.get(words) ?? wantedOf(words);
  known.set(words, wanted);
  return wanted;
}

/**
 * Whether a message has one of the words in it, in whatever case, with or without accents, with look-alikes for letters
 * (1d!0t, and those of other alphabets) or stars (id*ot), and with signs or blanks between them (id.iot, i d i o t). Words
 * of up to four letters must stand alone, longer ones must begin a word; scripts without blanks between words, and emoji,
 * are found anywhere.
 */
export function hasHiddenWord(message: string, words: readonly string[]): boolean {
  // what was sent is bounded, not what it is folded to: else signs that become many would push a word out of sight
  const folded = foldText(message.slice(0, 2 * MESSAGE_MAX));
  const { matchers, signs } = wantedIn(words);
  if (signs.some((word) => folded.includes(word))) return true;
  return readingsOf(folded).some((reading) => {
    const text = describeSigns(reading);
    return text.some((_, start) => matchers.some((matches) => matches(text, start)));
  });
}

/** Cuts between characters, never within one. */
function cut(word: string): string {
  let kept = '';
  for (const char of word) {
    if (kept.length + char.length > HIDDEN_WORD_MAX) break;
    kept += char;
  }
  return kept.trim();
}

/** Without those that are nothing once they are folded, or the same as one before. */
function distinct(words: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const word of words) {
    const folded = foldText(word);
    if (folded !== '' && !found.has(folded)) found.set(folded, word);
  }
  return [...found.values()];
}

/**
 * The hidden words that a person typed, one a line or with commas between, all of them; `findHiddenWordsProblem` says
 * whether they can be stored.
 */
export const toHiddenWords = (typed: string): string[] =>
  distinct(typed.split(/[\n\r,;]+/).map((word) => word.replace(/\s+/g, ' ').trim()));

export const isTooLong = (word: string): boolean => word.length > HIDDEN_WORD_MAX;

/** Why these words are not stored; null when they can be. */
export function findHiddenWordsProblem(words: readonly string[]): 'too-many' | 'too-long' | null {
  if (words.some(isTooLong)) return 'too-long';
  return words.length > HIDDEN_WORDS_MAX ? 'too-many' : null;
}

/**
 * The hidden words in whatever is stored, no more and no longer than allowed, which is seen to before anything else is done
 * with them: an owner's app writes them, and earlier rules let lines through.
 */
export function readHiddenWords(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const words = stored.slice(0, HIDDEN_WORDS_MAX).filter((word) => typeof word === 'string');
  return distinct(words.map(cut).filter((word) => !/[\n\r]/.test(word)));
}
