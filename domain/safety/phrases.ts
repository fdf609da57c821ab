import { foldings, foldText } from '../messages/fold-text.ts';

/** Most words that a "*" stands for. */
const GAP_MAX = 3;
/** In the place of words that were taken out of a text: no phrase goes across it. */
export const CUT = '/';

/** Returns a text as phrases are compared with it: folded, and "I'll" as hurried people write it. */
export const plain = (text: string): string => plainOf(foldText(text));
const plainOf = (folded: string): string => folded.replaceAll("'", '').replace(/\s+/g, ' ');

/** Returns a text as phrases are compared with it, once for each way to read it. */
export const plainReadings = (text: string): string[] => foldings(text).map(plainOf);

/** A word, a gap of any words, or a choice; where one of its phrases is empty, it may be missing. */
type Part = string | typeof GAP | readonly Phrase[];
type Phrase = readonly Part[];
const GAP = Symbol('gap');

/** Takes tokens up to a closing bracket; returns the choices between the brackets. */
function readChoices(tokens: string[]): Phrase[] {
  const choices: Part[][] = [[]];
  for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
    if (token === '|') choices.push([]);
    else choices.at(-1)?.push(token === '(' ? readChoices(tokens) : token === '*' ? GAP : token);
  }
  return choices;
}

function beginningsOf([first, ...rest]: Phrase): string[] {
  if (first === undefined || first === GAP) return [];
  if (typeof first === 'string') return [first];
  return first.flatMap((choice) => beginningsOf([...choice, ...rest]));
}

/** Returns the last index at which a phrase can end, or -1. `next` returns where a word ends, or -1. */
function endOf(phrase: Phrase, at: number, next: (word: string, at: number) => number, gapMax: number): number {
  const [first, ...rest] = phrase;
  if (first === undefined) return at;
  if (typeof first === 'string') {
    const end = next(first, at);
    return end < 0 ? -1 : endOf(rest, end, next, gapMax);
  }
  if (first !== GAP) return Math.max(...first.map((choice) => endOf([...choice, ...rest], at, next, gapMax)));
  let end = -1;
  for (let skipped = 0; skipped <= gapMax; skipped++) {
    end = Math.max(end, endOf(rest, at + skipped, next, gapMax));
    if (next(CUT, at + skipped) >= 0) break;
  }
  return end;
}

export interface Phrases {
  areIn: (words: readonly string[]) => boolean;
  /** Returns whether one of them is in letters without spaces. */
  areInLetters: (letters: string) => boolean;
  /** Returns the words without them; `by` takes their place. */
  takenFrom: (words: readonly string[], by: readonly string[]) => string[];
}

export function phrasesOf(lists: Readonly<Record<string, readonly string[]>>): Phrases {
  const phrases = Object.values(lists)
    .flat()
    .flatMap((phrase) => readChoices(plain(phrase).match(/[()|*]|[^()|* ]+/g) ?? []));
  const byBeginning = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const word of new Set(beginningsOf(phrase))) byBeginning.set(word, [...(byBeginning.get(word) ?? []), phrase]);
  const longest = Math.max(...Array.from(byBeginning.keys(), (word) => word.length));
  const endIn = (words: readonly string[], start: number) => {
    const next = (word: string, at: number) => (words[at] === word ? at + 1 : -1);
    const candidates = byBeginning.get(words[start] ?? '') ?? [];
    return Math.max(-1, ...candidates.map((phrase) => endOf(phrase, start, next, GAP_MAX)));
  };
  const isAt = (letters: string, start: number) => {
    const next = (word: string, at: number) => (letters.startsWith(word, at) ? at + word.length : -1);
    for (let end = start + 1; end <= Math.min(start + longest, letters.length); end++) {
      const candidates = byBeginning.get(letters.slice(start, end)) ?? [];
      if (candidates.some((phrase) => endOf(phrase, start, next, 0) >= 0)) return true;
    }
    return false;
  };
  return {
    areIn: (words) => words.some((_, start) => endIn(words, start) >= 0),
    areInLetters: (letters) => letters.split('').some((_, start) => isAt(letters, start)),
    takenFrom: (words, by) => {
      const left: string[] = [];
      for (let at = 0; at < words.length; ) {
        const end = endIn(words, at);
        left.push(...(end < 0 ? words.slice(at, at + 1) : by));
        at = end < 0 ? at + 1 : end;
      }
      return left;
    },
  };
}
