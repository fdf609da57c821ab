import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { expect, it } from 'vitest';
import { firstTryKey } from './first-tries.ts';
import { createKeys } from './keys.ts';

const keys = createKeys('a signing key that is long enough');
const keyOf = (responderName: string, { sender = 'home', quizId = 'abcd2345', userAgent = 'Phone' } = {}) =>
  firstTryKey(makeResponseInput('know-me', { responderName, quizId, tracking: { ...makeTracking(), userAgent } }), {
    sender,
    keys,
  });

it.each(['sam', 'SAM', ' S a m ', 'Sám', 'Sam!!', 'Sаm'])('%s is the same player as Sam', (name) => {
  expect(keyOf(name)).toBe(keyOf('Sam'));
});

it('another name, network or quiz makes another player', () => {
  const all = [keyOf('Sam'), keyOf('Kim'), keyOf('Sam', { sender: 'school' }), keyOf('Sam', { quizId: 'wxyz2345' })];
  expect(new Set(all).size).toBe(4);
});

it('names without letters differ by their symbols', () => {
  expect(keyOf('🦊')).not.toBe(keyOf('🐻'));
});

it('the browser distinguishes players only if they give no name', () => {
  expect(keyOf('Sam', { userAgent: 'Tablet' })).toBe(keyOf('Sam'));
  expect(keyOf(ANONYMOUS_RESPONDER)).toBe(keyOf(ANONYMOUS_RESPONDER));
  expect(keyOf(ANONYMOUS_RESPONDER, { userAgent: 'Tablet' })).not.toBe(keyOf(ANONYMOUS_RESPONDER));
});
