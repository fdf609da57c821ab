import { USERNAME_MAX, USERNAME_MIN } from '../limits.ts';

const FORM = new RegExp(`^[a-z0-9]{${USERNAME_MIN},${USERNAME_MAX}}$`);

/** Returns whether the form fits. Reserved words pass, as a word can be reserved after somebody got it. */
export const isPossibleUsername = (word: string): boolean => FORM.test(word);
