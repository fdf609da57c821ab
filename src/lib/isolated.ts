/** Letters of scripts that are read from right to left, and signs that turn the direction. */
const TURNING =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802\uD803\uD83A\uD83B]/;
const ISOLATE = '\u2068';
const END = '\u2069';

/** A text for the middle of another one, which keeps its own direction whatever the text's is. */
export const isolated = (text: string): string => (TURNING.test(text) ? `${ISOLATE}${text}${END}` : text);
