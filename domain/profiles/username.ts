import { USERNAME_MAX, USERNAME_MIN } from '../limits.ts';

const FORM = new RegExp(`^[a-z0-9]{${USERNAME_MIN},${USERNAME_MAX}}$`);

/**
 * Returns whether a word has the form of a username. Which of them are given out, new-username.ts says; visitors' pages
 * carry no list of reserved words, because a word can be reserved after somebody got it.
 */
export const isPossibleUsername = (word: string): boolean => FORM.test(word);
