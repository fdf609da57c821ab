import { describe, expect, it } from 'vitest';
import { isPossibleUsername, isQuizCode } from './ids.ts';

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
