import { describe, expect, it } from 'vitest';
import { isPossibleUsername, isQuizCode, QUIZ_CODE_ALPHABET, quizCodeFrom } from './ids.ts';

describe('isQuizCode', () => {
  it.each(['', 'abc', 'abcdefg1', 'abcdefgo', 'ABCDEFGH', 'abcd/fgh', 'abcdefghj', 'abcdefgh\n'])(
    'rejects %j',
    (code) => {
      expect(isQuizCode(code)).toBe(false);
    },
  );
});

describe('isPossibleUsername', () => {
  it.each(['maya', 'abc', '123', 'a'.repeat(20), 'support50', 'dashboard'])('accepts %s', (username) => {
    expect(isPossibleUsername(username)).toBe(true);
  });
  it.each(['', 'ab', 'a'.repeat(21), 'Maya', 'ma ya', 'ma-ya', 'måya', 'create-quiz', 'maya\n'])(
    'refuses %j',
    (username) => {
      expect(isPossibleUsername(username)).toBe(false);
    },
  );
});

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
