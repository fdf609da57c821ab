import { expect, it } from 'vitest';
import { makeAppCheckToken } from '../testing/make-app-check-token.ts';
import { appCheckClaims } from './app-check.ts';

it('says for which project and app a token is, and until when', () => {
  expect(appCheckClaims(makeAppCheckToken({ exp: 7 }))).toMatchObject({
    sub: '1:1:web:1',
    aud: ['projects/1', 'projects/demo-whoknows'],
    iss: 'https://firebaseappcheck.googleapis.com/1',
    exp: 7,
  });
});

it.each(['', 'nonsense', 'a.b', 'a.b.c', 'bGV0.bWU.aW4', `a.${btoa('{"sub":"x"}')}.`, `a.${btoa('7')}.c`])(
  'knows that %j is none',
  (text) => expect(appCheckClaims(text)).toBeNull(),
);
it('knows that one of no app is none', () => expect(appCheckClaims(makeAppCheckToken({ sub: '' }))).toBeNull());
