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

it('names without letters differ by their symbols', () => {
  expect(keyOf('🦊')).not.toBe(keyOf('🐻'));
});
