/** Letters of right-to-left scripts, and characters that change the direction. */
const TURNING =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802\uD803\uD83A\uD83B]/;
const ISOLATE = '\u2068';
const END = '\u2069';

/** Returns a text to embed in another one without changing its reading direction. */
export const isolated = (text: string): string => (TURNING.test(text) ? `${ISOLATE}${text}${END}` : text);
