import { expect, test } from 'vitest';
import { earlyRoutes } from '../../scripts/vite/early.ts';
import { PAGES, ROUTES } from '../../src/config/routes.ts';
import { exampleAddress } from './example-address.ts';

// without a bundle, as when the sources are served: patterns and reads, and no files
const routes = earlyRoutes({});
const rowOf = (address: string) => routes.find(({ pattern }) => new RegExp(pattern, 'i').test(address));
const readOf = (address: string) => {
  const row = rowOf(address);
  const groups = row && new RegExp(row.pattern, 'i').exec(address)?.groups;
  return row?.read?.replace(/\{(\w+)\}/, (_, part: string) => groups?.[part] ?? '');
};

test.each([
  ['/maya', 'usernames/maya'],
  ['/maya/truth', 'usernames/maya'],
  ['/maya/two-truths', 'usernames/maya'],
  ['/maya/messages', 'usernames/maya'],
  ['/maya/messages/words', 'usernames/maya'],
  ['/maya/abcd2345', 'quizzes/abcd2345'],
  ['/quiz/results/Ab-1', 'responses/Ab-1'],
  ['/', undefined],
  ['/help', undefined],
])('the first read of %s is %s', (address, read) => expect(readOf(address)).toBe(read));

test("every visitors' page with its own code is preloaded, and no other page", () => {
  for (const page of PAGES) {
    const isPrepared = rowOf(exampleAddress(page))?.texts.includes('common') ?? false;
    expect(isPrepared, page).toBe(ROUTES[page].audience === 'visitor' && page !== 'not-found');
  }
  for (const address of ['/dashboard', '/dashboard/x', '/quiz', '/auth/x', '/account/truth'])
    expect(rowOf(address), address).toMatchObject({ files: [], texts: {} });
});
