import { isQuizCode, QUIZ_CODE_ALPHABET } from '@domain/ids.ts';
import { describe, expect, it } from 'vitest';
import { quizCodeFrom } from './quiz-identity.ts';

const bytesOf = (code: string) => Uint8Array.from(code, (letter) => QUIZ_CODE_ALPHABET.indexOf(letter));

describe('quizCodeFrom', () => {
  it('makes a valid code from any bytes', () => {
    for (let byte = 0; byte < 256; byte++) {
      const code = quizCodeFrom(new Uint8Array(8).fill(byte));
      expect(code).toSatisfy(isQuizCode);
    }
  });

  it('uses the first eight bytes only', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, n) => n);
    expect(quizCodeFrom(bytes)).toBe(quizCodeFrom(bytes.slice(0, 8)));
  });

  it('returns no code that is a word of the app', () => {
    expect(quizCodeFrom(bytesOf('messages'))).toBeNull();
    expect(quizCodeFrom(bytesOf('messagez'))).toBe('messagez');
  });
});
