import { expect, test } from 'vitest';
import { tidyPath } from './tidy-path.ts';

test.each([
  ...['/@maya', '/%40Maya', '/maya%20', '//maya', '/(maya)', '/maya%22', '/%E2%80%9Cmaya%E2%80%9D', '/*maya*'].map(
    (typed) => [typed, '/maya'],
  ),
  ...['/%C2%AB%C2%A0maya%C2%A0%C2%BB', '/maya%E2%80%8B', '/maya%E2%80%A6', '/ma%C2%ADya', '/%EF%BD%8Daya'].map(
    (typed) => [typed, '/maya'],
  ),
  ...['/%20maya%20/%20k7m2p9qa', '/maya//k7m2p9qa/', '/maya/k7m2p9qa.', '/maya/K7M2P9QA!!', '/maya/k7m2p9qa)]%7D'].map(
    (typed) => [typed, '/maya/k7m2p9qa'],
  ),
  ['/maya/Two-Truths-and-a-Lie.', '/maya/two-truths-and-a-lie'],
  ['/Help.', '/help'],
  ['/quiz/results/AbC-1.', '/quiz/results/AbC-1'],
])('%s becomes %s', (typed = '', meant) => expect(tidyPath(typed)).toBe(meant));

test.each([
  '/',
  '/maya',
  '/maya/k7m2p9qa',
  '/maya/anonymous-messages',
  '/quiz/results/AbC-1',
  '/a!b',
  '/a%20b',
  '/quiz/private%2Fkey/details',
  '/%F0%9F%A6%84',
  '/@',
  '/%E0%A4%A',
])('%s stays unchanged', (path) => expect(tidyPath(path)).toBe(path));
