const ISOLATES = /[\u2066-\u2069]/g;
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/**
 * Returns somebody's text for use within another text (a title, a mail, a notification), so that neither turns the
 * other. Never for what is stored, compared or a file's name.
 */
export const isolate = (text: string): string => {
  // a sentence that quotes people keeps them apart; what has no end would reach beyond it
  const isWhole = text.replace(ISOLATED, '').search(ISOLATES) < 0;
  return `\u2068${isWhole ? text : text.replace(ISOLATES, '')}\u2069`;
};
