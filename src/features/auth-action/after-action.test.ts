import { expect, it } from 'vitest';
import { doorTo, pathAfterAction } from './after-action.ts';

it.each([
  [null, null],
  ['/account', '/account'],
  ['/authors?from=/x', '/authors?from=/x'],
  ['/auth', null],
  ['/auth?mode=sign-in', null],
  [doorTo('sign-in', '/create-quiz?edit=a&b=c'), '/create-quiz?edit=a&b=c'],
])('%j continues to %j', (continueTo, path) => {
  expect(pathAfterAction(continueTo)).toBe(path);
});

it.each([
  '//evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  '/auth?from=/account',
])('a sign-in page that names %j continues nowhere', (from) => {
  expect(pathAfterAction(doorTo('sign-in', from))).toBeNull();
});
