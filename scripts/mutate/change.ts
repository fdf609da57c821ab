import type { Span } from './expressions.ts';

/** What stands at the place is replaced by the text; `what` says so to a reader, without lines. */
export interface Change extends Span {
  text: string;
  what: string;
  /** It holds a condition, or a part of one, at true or at false. */
  isConstant?: true;
}

/** The numbers beside a whole one; sizes and limits, which the rules count, know none below zero. */
export const neighboursOf = (digits: string): string[] =>
  [Number(digits) + 1, Number(digits) - 1].filter((number) => number >= 0).map(String);
