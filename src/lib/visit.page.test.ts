import { afterEach, expect, test } from 'vitest';
import { entry, startVisit } from './visit.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/maya/abcd2345', 'link'],
  ['/maya/abcd2345#story', 'story'],
  ['/circle/5eedc1c1-0000-4000-8000-000000000001', 'circle'],
  ['/create-quiz', 'site'],
  ['/', 'site'],
])('a visit that begins at %s came by: %s', (address, by) => {
  history.replaceState(null, '', address);
  startVisit();
  expect(entry).toBe(by);
});
