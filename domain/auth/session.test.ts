import { expect, test } from 'vitest';
import { authEventOf } from './session.ts';

test.each([
  [undefined, null, 'INITIAL_SESSION'],
  [undefined, 'ada', 'INITIAL_SESSION'],
  [null, 'ada', 'SIGNED_IN'],
  ['ada', 'ada', 'TOKEN_REFRESHED'],
  ['ada', 'bo', 'SIGNED_IN'],
  ['ada', null, 'SIGNED_OUT'],
] as const)('from %s to %s is %s', (before, now, event) => {
  expect(authEventOf(before, now)).toBe(event);
});
