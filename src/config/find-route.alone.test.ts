import { matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { exampleAddress } from '../../tests/unit/example-address.ts';
import { findPage, findRoute, isForCreators, matchPage, patternOf } from './find-route.ts';
import { PAGES, ROUTES } from './routes.ts';

const ADDRESSES = [
  ['/', 'landing'],
  ['/terms', 'terms'],
  ['/terms/', 'terms'],
  ['/quiz/never-have-i-ever', 'never-demo'],
  ['/quiz/how-well', 'how-well-demo'],
  ['/quiz/results/abc', 'results'],
  ['/quiz/results/details', 'results'],
  ['/quiz/abcd2345/details', 'quiz-details'],
  ['/delete', 'sent'],
  ['/404', 'not-found'],
  ['/auth', 'sign-in'],
  ['/auth/action', 'auth-action'],
  ['/dashboard', 'dashboard'],
  ['/Dashboard/', 'dashboard'],
  ['/create-quiz', 'quiz-editor'],
  ['/account', 'account'],
  ['/MayaL', 'public-profile'],
  ['/mayal/', 'public-profile'],
  // a name that merely begins like one of our addresses
  ['/authority', 'public-profile'],
  ['/mayal/truth', 'section'],
  ['/mayal/how-well-do-you-know-me', 'section'],
  ['/mayal/two-truths', 'section'],
  ['/mayal/averylongword', 'section'],
  ['/mayal/messages', 'send-message'],
  ['/mayal/Anonymous-Messages', 'send-message'],
  ['/mayal/ABCD2345', 'take-quiz'],
  ['/mayal/truths', 'take-quiz'],
  ['/mayal/oil01', 'take-quiz'],
  ['/mayal/%C3%A9t%C3%A9', 'take-quiz'],
] as const;
test.each(ADDRESSES)('%s leads to %s', (address, page) => expect(findPage(address)).toBe(page));

test.each([
  // visitors' pages only: React Router, which signed-in pages use, never sees them
  ['/mayal/messages/words', 'send-message'],
  ['/mayal/Anonymous/Words/', 'send-message'],
  ['/mayal/messages/no-such-kind', 'send-message'],
  // a broken encoding is taken literally
  ['/mayal/%E0%A4%A4%A', 'section'],
])('%s leads to %s, which React Router does not know', (address, page) => expect(findPage(address)).toBe(page));

const NOWHERE = [
  '/quiz/results/abc/x',
  '/quiz/how-well/x/y',
  '/mayal/a/b',
  '/mayal/truth/words',
  '/mayal/messages/a/b',
  '/auth/action/x',
];
test.each(NOWHERE)('%s is not a page', (address) => expect(findPage(address)).toBeNull());

const routes = PAGES.map((page) => ({ path: ROUTES[page].path }));
/** What React Router, which the signed-in pages use, makes of an address. */
const theirs = (address: string) => matchRoutes(routes, address)?.at(-1);

test('React Router matches each URL with the same path', () => {
  // pages below our own words don't exist, which the page finds out by reading
  for (const address of [...ADDRESSES.map(([one]) => one), ...NOWHERE, '/quiz', '/auth/x', '/dashboard/x'])
    expect(theirs(address)?.route.path, address).toBe(findRoute(address)?.path);
});

test('React Router finds the same parameters', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // about broken encodings
  const part = fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }).map(encodeURIComponent), fc.webPath());
  fc.assert(
    fc.property(part, part, (one, two) => {
      for (const address of [`/${one}`, `/${one}/${two}`])
        if (findPage(address)) expect(matchPage(address)?.params).toEqual(theirs(address)?.params);
    }),
  );
});

test.each(['/dashboard', '/Dashboard/', '/dashboard/x/y', '/create-quiz', '/account/x', '/quiz/abcd2345/details'])(
  '%s belongs to the signed-in part',
  (address) => expect(isForCreators(address)).toBe(true),
);
test.each(['/', '/auth', '/accounts', '/quiz', '/quiz/how-well', '/quiz/results/details', '/maya/dashboard', '/a/b/c'])(
  '%s belongs to visitors',
  (address) => expect(isForCreators(address)).toBe(false),
);

test.each(PAGES)('the path of %s leads to it', (page) => expect(findPage(exampleAddress(page))).toBe(page));

test('the parameters of a path are groups', () => {
  const groups = new RegExp(patternOf(ROUTES['take-quiz'])).exec('/mayal/abcd2345')?.groups;
  expect({ ...groups }).toEqual({ username: 'mayal', second: 'abcd2345' });
});

test('returns the decoded parameters of a path', () => {
  expect(matchPage('/maya/abcd2345')).toEqual({ page: 'take-quiz', params: { username: 'maya', second: 'abcd2345' } });
  expect(matchPage('/maya/messages')?.params).toEqual({ username: 'maya', second: 'messages' });
  expect(matchPage('/maya/messages/Son%67/')?.params).toEqual({ username: 'maya', second: 'messages', prompt: 'Song' });
  expect(matchPage('/%E2%9C%A8')?.params).toEqual({ username: '✨' });
  expect(matchPage('/maya%2Fb/%2525')?.params).toEqual({ username: 'maya/b', second: '%25' });
  expect(matchPage('/%E0%A4%A')?.params).toEqual({ username: '%E0%A4%A' });
  expect(matchPage('/no/such/page')).toBeNull();
});
