/** A sign that leaves a mark on the screen; blanks, joiners, fillers, direction marks and such do not. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

/** Tabs and everything that ends a line. */
const LINE_ENDS = /[\t-\r\x85\u2028\u2029]+/g;
/** Control characters, and signs that turn the reading direction, of their own text and of what stands behind it. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Whether there is nothing to see in a text: it is empty, or all blanks and invisible signs. */
export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** A text as it is stored: without blanks around it, and empty when there is nothing to see in it. */
export const typedText = (text: string): string => (isBlankText(text) ? '' : text.trim());

/** Returns a person's name as it is stored: trimmed, on one line, without signs that would turn the sentences around it. */
export const typedName = (name: string): string => typedText(name.replace(LINE_ENDS, ' ').replace(CONTROLS, ''));
