import { QUIZ_CODE_LENGTH } from '../limits.ts';

/** Letters and digits that can't be confused when read aloud or copied by hand. */
export const QUIZ_CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const QUIZ_CODE_FORM = new RegExp(`^[${QUIZ_CODE_ALPHABET}]{${QUIZ_CODE_LENGTH}}$`);

export const isQuizCode = (code: string): boolean => QUIZ_CODE_FORM.test(code);
