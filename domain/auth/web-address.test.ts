import { expect, it } from 'vitest';
import { destinationOf, destinationPath } from './web-address.ts';

it.each([
  ['/create-quiz?type=two-truths', '/create-quiz?type=two-truths'],
  ['/account#two-step', '/account#two-step'],
  ['/authors', '/authors'],
])('continues to %s', (given, path) => {
  expect(destinationPath(given)).toBe(path);
});

it.each([
  ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n\\evil.example'],
  ...['https://evil.example/', 'javascript:alert(1)', 'dashboard', '/auth', '/auth?from=/auth', '/./auth', ''],
  '/auth/action?mode=resetPassword',
  null,
  42,
])('continues nowhere for %j', (given) => {
  expect(destinationPath(given)).toBeNull();
});

it('never leaves the app when the browser parses the path again', () => {
  for (const given of ['/.//evil.example', '/a/..//evil.example', '/%2F/evil.example', '/@evil.example']) {
    const path = destinationPath(given);
    if (path !== null) expect(new URL(path, 'https://whoknows.example').origin).toBe('https://whoknows.example');
  }
});

it("the destination comes from the URL or from the router's state", () => {
  expect(destinationOf({ from: '/account' }, new URLSearchParams())).toBe('/account');
  expect(destinationOf(null, new URLSearchParams({ from: '/create-quiz?edit=a&b=c' }))).toBe('/create-quiz?edit=a&b=c');
  expect(destinationOf({ from: '/account' }, new URLSearchParams({ from: '//evil' }))).toBe('/account');
  expect(destinationOf(null, new URLSearchParams())).toBeNull();
});
