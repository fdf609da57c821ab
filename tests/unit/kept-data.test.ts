import { expect, it } from 'vitest';
import { isPrivate } from '../../scripts/lib/kept-data.ts';

const ME = 1000;
/** Folders by path: their owner, and who can write. */
const FOLDERS: Record<string, { uid: number; mode: number }> = {
  '/': { uid: 0, mode: 0o755 },
  '/home': { uid: 0, mode: 0o755 },
  '/home/me': { uid: ME, mode: 0o700 },
  '/home/me/code': { uid: ME, mode: 0o755 },
  '/home/me/shared': { uid: ME, mode: 0o775 },
  '/home/me/shared/code': { uid: ME, mode: 0o755 },
  '/home/you': { uid: 1001, mode: 0o755 },
  '/home/you/code': { uid: ME, mode: 0o755 },
  '/tmp': { uid: 0, mode: 0o1777 },
  '/tmp/code': { uid: ME, mode: 0o755 },
};
const statOf = (folder: string) => FOLDERS[folder] as { uid: number; mode: number };

it.each([
  ['/home/me/code', true],
  ['/home/me/shared', false],
  ['/home/me/shared/code', false],
  ['/home/you/code', false],
  ['/tmp/code', false],
])('%s is private: %s', (folder, expected) => {
  expect(isPrivate(folder, ME, statOf)).toBe(expected);
});
