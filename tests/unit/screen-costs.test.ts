import { expect, test } from 'vitest';
import { tableIn } from '../../scripts/lib/measured-costs.ts';
import { PAGES } from '../../src/config/routes.ts';
import { readProjectFile } from './source-files.ts';

// tests/e2e/screen-reads.spec.ts holds the commonest rows to it
test('docs/costs.md has the cost of every page of the app', () => {
  const routes = tableIn(readProjectFile('docs/costs.md'), 'screen').map(([, route]) => route?.replaceAll('`', ''));
  expect(PAGES.filter((page) => !routes.includes(page))).toEqual([]);
  expect(routes.filter((route) => !PAGES.some((page) => page === route))).toEqual([]);
});
