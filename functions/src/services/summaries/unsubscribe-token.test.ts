import { expect, it } from 'vitest';
import { createKeys } from '../keys.ts';
import { digestOfToken, tokenIn, unsubscribeToken } from './unsubscribe-token.ts';

const keys = createKeys('a signing key that is long enough to be one');
const token = unsubscribeToken('some-uid', keys);

it('is the same every week, and differs by person and key', () => {
  expect(unsubscribeToken('some-uid', keys)).toBe(token);
  expect(unsubscribeToken('some-uie', keys)).not.toBe(token);
  expect(unsubscribeToken('some-uid', createKeys('another signing key that is long enough'))).not.toBe(token);
});

it('does not reveal the person, nor the stored digest the token', () => {
  expect(token).not.toContain('some-uid');
  expect(digestOfToken(token)).toHaveLength(43);
  expect(digestOfToken(token)).not.toBe(token);
});

it.each([
  [`/api/unsubscribe/${token}`, token],
  [`/${token}`, token],
  ['/api/unsubscribe/', null],
  [`/api/unsubscribe/${token}x`, null],
  [`/api/unsubscribe/${token.slice(1)}`, null],
  [`/api/unsubscribe/${token.slice(1)}%2F`, null],
])('is read from a path: %s', (path, found) => expect(tokenIn(path)).toBe(found));
