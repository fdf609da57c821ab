/** A visible character: not a space, joiner, filler, direction mark or the like. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

const LINE_ENDS = /[\t-\r\x85\u2028\u2029]+/g;
/** Control characters, and characters that change the reading direction. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** Returns a text as it is stored: trimmed, and empty when nothing in it is visible. */
export const typedText = (text: string): string => (isBlankText(text) ? '' : text.trim());

/** Returns a name as it is stored: trimmed, on one line, without characters that change the reading direction. */
export const typedName = (name: string): string => typedText(name.replace(LINE_ENDS, ' ').replace(CONTROLS, ''));
