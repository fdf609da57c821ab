import { foldText } from '../messages/fold.ts';

/** Returns a text as phrases are compared with it: folded, and "I'll" as hurried people write it. */
export const plain = (text: string): string =>
  foldText(text)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/\s+/g, ' ');

/** Returns the source of a pattern for "(hurt|hit) (you|u)", and for "my (own|) life", in which a word may be missing. */
const sourceOf = (phrase: string): string =>
  plain(phrase)
    .replace(/\(([^()]*)\|\) /g, '(?:(?:$1) )?')
    .replace(/ \(([^()]*)\|\)$/g, '(?: (?:$1))?')
    .replace(/\((?!\?)/g, '(?:');

const patternOf = (sources: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'u');

export interface Phrases {
  /** Returns whether a plain text has one of them, as whole words. `isRunTogether`: there may be no spaces. */
  isIn: (text: string, isRunTogether?: boolean) => boolean;
  /** Returns a plain text with something else in their place. */
  replace: (text: string, by: string) => string;
}

/** Returns what finds these phrases, of all languages at once. */
export function phrasesOf(lists: Readonly<Record<string, readonly string[]>>): Phrases {
  const sources = Object.values(lists).flat().map(sourceOf);
  const pattern = patternOf(sources);
  const all = new RegExp(pattern, 'gu');
  let runTogether: RegExp | null = null;
  return {
    isIn: (text, isRunTogether = false) => {
      if (!isRunTogether) return pattern.test(text);
      runTogether ??= patternOf(sources.map((source) => source.replaceAll(' ', ' ?')));
      return runTogether.test(text);
    },
    replace: (text, by) => text.replace(all, by),
  };
}
