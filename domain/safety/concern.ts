import { NO_CONCERN_WORDS, SELF_HARM_WORDS, THREAT_WORDS } from '../locales/concern-words.ts';
import { foldText } from '../messages/fold.ts';
import { hasHiddenWord } from '../messages/hidden-words.ts';

/** `threat` includes pushing someone to hurt themselves. */
export type Concern = 'self-harm' | 'threat';

/** Returns a text as it is compared: folded, and "I'll" as hurried people write it. */
const plain = (text: string): string =>
  foldText(text)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/\s+/g, ' ');

const wordsOf = (words: Readonly<Record<string, readonly string[]>>) => Object.values(words).flat().map(plain);

/** Returns a function that takes these words out of a plain text, where they stand alone. */
function without(words: readonly string[]): (text: string) => string {
  // the longest first: of "die of laughing", "die of" must not leave a rest
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replace(found, ' / ');
}

const SELF_HARM = wordsOf(SELF_HARM_WORDS);
const THREATS = wordsOf(THREAT_WORDS);
const withoutHarmless = without(wordsOf(NO_CONCERN_WORDS));
const withoutThreats = without(THREATS);

/**
 * Returns what in a text should be thought about before it is sent, or null. It looks for words, in every language at once,
 * and for disguises as hidden words do; it can miss a concern, or see one where there is none.
 */
export function concernIn(text: string): Concern | null {
  const read = withoutHarmless(plain(text));
  // "do you want to die" has the words of someone who wants to; who writes both needs help first
  if (hasHiddenWord(withoutThreats(read), SELF_HARM)) return 'self-harm';
  return hasHiddenWord(read, THREATS) ? 'threat' : null;
}
