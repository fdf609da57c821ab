import { QUIZ_CODE_LENGTH, USERNAME_MAX, USERNAME_MIN } from './limits.ts';

/** Lower case: it becomes a document id. */
export const SUBMISSION_ID_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isSubmissionId = (id: string): boolean => SUBMISSION_ID_FORM.test(id);

/** A quiz's: letters and digits that can't be confused when read aloud or copied by hand. */
export const QUIZ_CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const QUIZ_CODE_FORM = new RegExp(`^[${QUIZ_CODE_ALPHABET}]{${QUIZ_CODE_LENGTH}}$`);
export const isQuizCode = (code: string): boolean => QUIZ_CODE_FORM.test(code);

const USERNAME_FORM = new RegExp(`^[a-z0-9]{${USERNAME_MIN},${USERNAME_MAX}}$`);
/** Returns whether the form fits. Reserved words pass, as a word can be reserved after somebody got it. */
export const isPossibleUsername = (word: string): boolean => USERNAME_FORM.test(word);
