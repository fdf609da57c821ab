import { QUIZ_CODE_ALPHABET } from '../ids.ts';
import { QUIZ_CODE_LENGTH } from '../limits.ts';
import { isReservedWord } from '../profiles/reserved.ts';

/** Returns a code from bytes, null for an address of the app. 256 isn't a multiple of 31: a bias of half a bit. */
export function quizCodeFrom(bytes: Uint8Array): string | null {
  const code = Array.from(bytes.slice(0, QUIZ_CODE_LENGTH), (byte) =>
    QUIZ_CODE_ALPHABET.charAt(byte % QUIZ_CODE_ALPHABET.length),
  ).join('');
  return isReservedWord(code) ? null : code;
}
