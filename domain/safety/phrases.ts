import { foldText } from '../messages/fold.ts';

/** Returns a text as phrases are compared with it: folded, and "I'll" as hurried people write it. */
export const plain = (text: string): string =>
  foldText(text)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/\s+/g, ' ');

/** Up to three words; none across what was taken out of a text. */
const ANY_WORDS = '(?:[^ /]{1,30} ){0,3}';

/** Returns the source of a pattern for a phrase as they are written in the lists (domain/locales/concern-words.ts). */
const sourceOf = (phrase: string): string =>
  plain(phrase)
    .replaceAll('* ', ANY_WORDS)
    .replace(/\(([^()]*)\|\) /g, '(?:(?:$1) )?')
    .replace(/ \(([^()]*)\|\)$/g, '(?: (?:$1))?')
    .replace(/\((?!\?)/g, '(?:');

export interface Phrases {
  /** Returns whether a text has one of them, as whole words; it begins and ends with a space, as do all of its words. */
  isIn: (text: string) => boolean;
  /** Returns whether one of them is in letters without spaces. */
  isInLetters: (letters: string) => boolean;
  /** Returns such a text with something else in their place. */
  replace: (text: string, by: string) => string;
}

/** Returns what finds these phrases, of all languages at once. */
export function phrasesOf(lists: Readonly<Record<string, readonly string[]>>): Phrases {
  const anyOf = Object.values(lists).flat().map(sourceOf).join('|');
  const inText = new RegExp(` (?:${anyOf})(?= )`, 'g');
  let inLetters: RegExp | null = null;
  return {
    isIn: (text) => text.search(inText) >= 0,
    isInLetters: (letters) => {
      inLetters ??= new RegExp(anyOf.replaceAll(ANY_WORDS, '').replaceAll(' ', ''));
      return inLetters.test(letters);
    },
    replace: (text, by) => text.replace(inText, by),
  };
}
