import { describe, expect, it } from 'vitest';
import { isReservedWord } from './reserved.ts';
import { isPossibleUsername } from './username.ts';

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

describe('isReservedWord', () => {
  it('recognizes paths and section names in any case', () => {
    for (const word of ['Dashboard', 'API', 'two-truths-and-a-lie', 'truth', 'whoknows']) {
      expect(isReservedWord(word)).toBe(true);
    }
    expect(isReservedWord('maya')).toBe(false);
  });
});
