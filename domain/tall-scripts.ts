/** Scripts from Hebrew to Vedic signs: most stack letters, or join them. */
const TALL = /[\u0590-\u1CFF]/;

/** Returns whether a text, or what an element shows, needs higher lines than Latin, and letters that stay in place. */
export const isTall = (text: unknown): boolean => TALL.test(String(text));
