import { BLANKS_AROUND_MAX } from './limits.ts';

/** A visible character: not a space, joiner, filler, direction mark or the like. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

const LINE_ENDS = /[\t-\r\x85\u2028\u2029]+/g;
/** Control characters, and characters that change the reading direction. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** What no program shows, and some take for an end. */
const UNSHOWN = /(?![\t\r\n])\p{Cc}/gu;
const HALF_CHARACTERS = /\p{Cs}/gu;
/** Returns a text with a sign in the place of each half of a character, which is what a file would have, too. */
export const wellFormed = (text: string): string => text.replace(HALF_CHARACTERS, '\uFFFD');

/** Returns a text as it is stored: trimmed, whole characters only, and empty when nothing in it is visible. */
export const typedText = (text: string): string =>
  isBlankText(text) ? '' : wellFormed(text).replace(UNSHOWN, '').trim();

/** Returns how many characters a text has too many for a limit, as the server counts them; none or fewer: it fits. */
export const excessOf = (text: string, max: number): number =>
  Math.max(typedText(text).length - max, text.length - max - BLANKS_AROUND_MAX);

/** Returns a name as it is stored: trimmed, on one line, without characters that change the reading direction. */
export const typedName = (name: string): string => typedText(name.replace(LINE_ENDS, ' ').replace(CONTROLS, ''));
