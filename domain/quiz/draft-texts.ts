import { isBlankText } from '../typed-text.ts';
import type { DraftQuestion, QuizDraft } from './draft.ts';

/** The texts of an item that its players don't read. */
const UNREAD = new Set(['id', 'answer']);
const isText = (value: unknown): value is string => typeof value === 'string';

export const textsOf = (item: DraftQuestion): string[] =>
  Object.entries(item).flatMap(([name, value]) => (UNREAD.has(name) ? [] : [value].flat().filter(isText)));

/** Returns whether nobody has written anything into an item. */
export const isEmptyItem = (item: DraftQuestion): boolean => textsOf(item).every(isBlankText);

export const textsIn = ({ title, questions }: QuizDraft): string[] => [title, ...questions.flatMap(textsOf)];
