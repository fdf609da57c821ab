import { existsSync, readdirSync } from 'node:fs';
import { INFO_PAGES } from '@domain/info-pages.ts';
import { USERNAME_MIN } from '@domain/limits.ts';
import { isReservedWord } from '@domain/profiles/reserved.ts';
import { isValidUsername } from '@domain/profiles/username.ts';
import { expect, test } from 'vitest';
import { readProjectFile } from './source-files.ts';

/** The first segments of all addresses that the route tables name literally; those of the info pages come from a list. */
function firstSegments(): string[] {
  const sources = ['src/app/routes.tsx', 'src/app/signed-in.tsx'].map(readProjectFile).join('\n');
  const paths = [...sources.matchAll(/<Route\b[^>]*?\bpath=(?:"([^"]*)"|\{'([^']*)'\})/gs)];
  return paths
    .map(([, plain, quoted]) => (plain ?? quoted ?? '').replace(/^\//, '').split('/')[0] ?? '')
    .filter((segment) => segment !== '' && segment !== '*' && !segment.startsWith(':'));
}

test('the route table is read', () => {
  expect(firstSegments()).toEqual(expect.arrayContaining(['auth', 'quiz', '404', 'dashboard', 'create-quiz']));
  // a route whose address is worked out is not seen here: the info pages are the only such ones
  expect(readProjectFile('src/app/routes.tsx').match(/\bpath=\{/g)).toHaveLength(1);
});

test.each([...new Set([...firstSegments(), ...INFO_PAGES])])('nobody can be called /%s', (segment) => {
  expect(isReservedWord(segment)).toBe(true);
  expect(isValidUsername(segment)).toBe(false);
});

test.each(
  existsSync(new URL('../../public', import.meta.url)) ? readdirSync(new URL('../../public', import.meta.url)) : [],
)('nobody can be called like the file /%s', (name) => {
  // what has a dot in it, or is shorter than any username, is none
  const isNoUsername = name.includes('.') || name.length < USERNAME_MIN || isReservedWord(name);
  expect(isNoUsername).toBe(true);
});
