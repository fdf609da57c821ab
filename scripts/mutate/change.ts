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
