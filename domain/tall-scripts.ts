/** Scripts from Hebrew to Vedic signs: most stack letters, or join them. */
const TALL = /[\u0590-\u1CFF]/;

/** Returns whether a text needs higher lines than Latin, and no letters that move together. */
export const isTall = (text: unknown): boolean => typeof text === 'string' && TALL.test(text);
