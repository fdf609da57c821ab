import { expect, test } from 'vitest';
import { tidyPath } from './tidy-path.ts';

test.each([
  ['/@maya', '/maya'],
  ['/%40Maya', '/maya'],
  ['/maya%20', '/maya'],
  ['/%20maya%20/%20k7m2p9qa', '/maya/k7m2p9qa'],
  ['//maya', '/maya'],
  ['/maya//k7m2p9qa/', '/maya/k7m2p9qa'],
  ['/maya/k7m2p9qa.', '/maya/k7m2p9qa'],
  ['/maya/k7m2p9qa,', '/maya/k7m2p9qa'],
  ['/maya/K7M2P9QA!!', '/maya/k7m2p9qa'],
  ['/(maya)', '/maya'],
  ['/maya/k7m2p9qa)]%7D', '/maya/k7m2p9qa'],
  ['/maya%22', '/maya'],
  ['/%E2%80%9Cmaya%E2%80%9D', '/maya'],
  ['/%C2%AB%C2%A0maya%C2%A0%C2%BB', '/maya'],
  ['/maya%E2%80%8B', '/maya'],
  ['/maya%E2%80%A6', '/maya'],
  ['/*maya*', '/maya'],
  ['/maya/Two-Truths-and-a-Lie.', '/maya/two-truths-and-a-lie'],
  ['/Help.', '/help'],
  ['/quiz/results/AbC-1.', '/quiz/results/AbC-1'],
])('%s becomes %s', (typed, meant) => expect(tidyPath(typed)).toBe(meant));

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
