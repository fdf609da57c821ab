import { PASS_LIFETIME_S } from '@domain/limits.ts';
import { describe, expect, it } from 'vitest';
import { issueAccessToken, isValidAccessToken } from './access-tokens.ts';
import { createKeys } from './keys.ts';

const KEYS = createKeys('a'.repeat(64));
const SCOPE = { quizId: 'abcd2345', lockVersion: 'v1' };
const NOW = 1_800_000_000_000;
const { pass, expiresAt } = issueAccessToken(SCOPE, NOW, KEYS);

describe('a pass', () => {
  it('expires when it says', () => {
    expect(expiresAt).toBe(NOW + PASS_LIFETIME_S * 1000);
    expect(isValidAccessToken(pass, SCOPE, expiresAt - 1, KEYS)).toBe(true);
    expect(isValidAccessToken(pass, SCOPE, expiresAt, KEYS)).toBe(false);
  });

  it('is valid for its scope and key only', () => {
    expect(isValidAccessToken(pass, { ...SCOPE, quizId: 'abcd2346' }, NOW, KEYS)).toBe(false);
    expect(isValidAccessToken(pass, { ...SCOPE, lockVersion: 'v2' }, NOW, KEYS)).toBe(false);
    expect(isValidAccessToken(pass, SCOPE, NOW, createKeys('b'.repeat(64)))).toBe(false);
  });

  it.each([
    undefined,
    '',
    '.',
    'x',
    `${pass}.`,
    `a${pass}`,
    `${pass}AA`,
    pass.replace('.', ''),
    `zzz.${pass.split('.')[1]}`,
  ])('is rejected: %j', (wrong) => {
    expect(isValidAccessToken(wrong, SCOPE, NOW, KEYS)).toBe(false);
  });
});
