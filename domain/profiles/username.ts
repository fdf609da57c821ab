import { USERNAME_MAX, USERNAME_MIN } from '../limits.ts';

const FORM = new RegExp(`^[a-z0-9]{${USERNAME_MIN},${USERNAME_MAX}}$`);

/**
 * Returns whether a word has the form of a username. new-username.ts says which are available; public pages don't load
 * the reserved words, as a word can be reserved after somebody got it.
 */
export const isPossibleUsername = (word: string): boolean => FORM.test(word);
