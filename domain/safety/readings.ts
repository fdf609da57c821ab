import { isLetter, swapsOf } from '../messages/fold-text.ts';

/** Digits and symbols in a word that has letters, too; an exclamation mark is one only inside. */
const LOOKS_LIKE = /(?<=\p{L})[134507@$€|!]+(?=\p{L})|(?<=\p{L})[134507@$€|](?![\p{L}\p{N}])|[134507@$€|](?=\p{L})/gu;
const SPELLED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu;
const MASKED = /(?<=\p{L})[*#](?=\p{L})/gu;
const DRAWN_OUT = /(\p{L})\1{2,}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Returns a text with letters in the place of look-alikes; `choice` is which of two that a character looks like. */
const withLetters = (text: string, choice: 0 | 1): string =>
  text.replace(LOOKS_LIKE, (characters) =>
    Array.from(characters, (character) => {
      const letters = swapsOf(character).filter(isLetter);
      return letters[choice] ?? letters[0] ?? character;
    }).join(''),
  );

const joined = (letters: string): string => letters.replace(BETWEEN_WORDS, '');

/** Returns the words of a folded text as a person reads them who sees through disguises: k1ll, k!ll, kiiill, k*ll, k.i.l.l. */
export function readingsOf(folded: string): string[][] {
  const lettered = [folded, withLetters(folded, 0), withLetters(folded, 1)];
  const unmasked = folded.search(MASKED) < 0 ? [] : Array.from('aeiou', (vowel) => folded.replace(MASKED, vowel));
  const said = new Set([...lettered, ...unmasked, folded.replace(SPELLED_OUT, joined)]);
  for (const one of [...said]) said.add(one.replace(DRAWN_OUT, '$1')).add(one.replace(DRAWN_OUT, '$1$1'));
  return [...said].map((one) => one.split(BETWEEN_WORDS).filter((word) => word !== ''));
}

/** Returns the words whose letters stand apart, without spaces: "k y s", "d.i.e". */
export const spelledOut = (folded: string): string[] => (folded.match(SPELLED_OUT) ?? []).map(joined);
