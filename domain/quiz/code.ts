import { QUIZ_CODE_LENGTH } from '../limits.ts';
import { isReservedWord } from '../profiles/reserved.ts';
import { QUIZ_CODE_ALPHABET } from './quiz.ts';

/**
 * A share code from random or hashed bytes (at least QUIZ_CODE_LENGTH of them). Returns null for the few codes that are
 * an address of the app; the caller then takes other bytes. 256 is no multiple of 31: the first 8 letters are 13 %
 * likelier, which leaves over 39 of 39.6 bits.
 */
export function quizCodeFrom(bytes: Uint8Array): string | null {
  const code = Array.from(bytes.slice(0, QUIZ_CODE_LENGTH), (byte) =>
    QUIZ_CODE_ALPHABET.charAt(byte % QUIZ_CODE_ALPHABET.length),
  ).join('');
  return isReservedWord(code) ? null : code;
}
