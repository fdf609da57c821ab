import { expect, it } from 'vitest';
import { makeAppCheckToken } from '../testing/make-app-check-token.ts';
import { appCheckClaims } from './app-check.ts';

it('reads the project, the app and the expiry of a token', () => {
  expect(appCheckClaims(makeAppCheckToken({ exp: 7 }))).toMatchObject({
    sub: '1:1:web:1',
    aud: ['projects/1', 'projects/demo-whoknows'],
    iss: 'https://firebaseappcheck.googleapis.com/1',
    exp: 7,
  });
});

it.each(['', 'nonsense', 'a.b', 'a.b.c', 'bGV0.bWU.aW4', `a.${btoa('{"sub":"x"}')}.`, `a.${btoa('7')}.c`])(
  'returns null for %j',
  (text) => expect(appCheckClaims(text)).toBeNull(),
);
it('returns null for a token without an app', () => expect(appCheckClaims(makeAppCheckToken({ sub: '' }))).toBeNull());
