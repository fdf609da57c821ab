import type { Span } from './expressions.ts';

/** Replaces the span with the text; `what` describes it without line numbers. */
export interface Change extends Span {
  text: string;
  what: string;
  /** Set when it fixes a condition, or a part of one, at true or false. */
  isConstant?: true;
}

/** Returns the integers next to one; sizes and limits, which the rules count, are never negative. */
export const neighboursOf = (digits: string): string[] =>
  [Number(digits) + 1, Number(digits) - 1].filter((number) => number >= 0).map(String);

/** The elements of a pattern as written in the rules, with escapes, classes and bounds as one. */
const ELEMENT = /\\\\.|\\.|\[[^\]]*\]|\{\d+(?:,\d*)?\}|[\s\S]/g;

/**
 * Returns changes of a regular expression that a test should notice: one alternative or quantifier less, a bound moved
 * by one, a class that matches anything. `literal` is the quoted text at `from` of the rules.
 */
export function changesOfPattern(literal: string, from: number): Change[] {
  const changes: Change[] = [];
  const replace = (at: number, old: string, text: string, what: string) =>
    changes.push({ from: from + at, to: from + at + old.length, text, what: `${what} in ${literal}` });
  // for every open group: where each of its alternatives begins
  const open: number[][] = [];
  let quantified = '';
  for (const { 0: text, index: at } of literal.matchAll(ELEMENT)) {
    if (text === '(') open.push([at + 1]);
    else if (text === '|') open.at(-1)?.push(at + 1);
    else if (text === ')') {
      const starts = open.pop() ?? [];
      quantified = literal.slice((starts[0] ?? 0) - 1, at + 1);
      changes.push(...withoutOneAlternative(literal, starts, at, from));
      continue;
    } else if (/^[?*+]$/.test(text)) replace(at, text, '', `${quantified} for ${quantified}${text}`);
    else if (/^\{/.test(text)) {
      for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
        for (const other of neighboursOf(digits))
          replace(at + index, digits, other, `${other} for ${digits} of ${text}`);
      }
    } else if (/^(?:\[|\\\\[a-zA-Z])/.test(text)) replace(at, text, '.', `. for ${text}`);
    quantified = text;
  }
  return changes;
}

function withoutOneAlternative(literal: string, starts: readonly number[], end: number, offset: number): Change[] {
  if (starts.length < 2) return [];
  return starts.map((start, n) => {
    const next = starts[n + 1];
    const what = `without ${literal.slice(start, next === undefined ? end : next - 1)} in ${literal}`;
    // removed with a bar: the one after it, or before the last one
    const [from, to] = next === undefined ? [start - 1, end] : [start, next];
    return { from: offset + from, to: offset + to, text: '', what };
  });
}
