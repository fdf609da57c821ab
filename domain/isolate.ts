const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Returns somebody's text for use within another text (a title, a mail, a notification), so that neither turns the
 * other. Never for what is stored, compared or a file's name.
 */
export const isolate = (text: string): string => `\u2068${text.replace(ISOLATES, '')}\u2069`;
