import { PAGE_KIND } from '@domain/client-errors/shape.ts';
import { expect, test } from 'vitest';
import { reporterFile } from '../../scripts/vite/error-reporter.ts';
import { PAGES } from '../../src/config/routes.ts';

test.each(PAGES)('the page %s can be named in a report', (page) => expect(page).toMatch(PAGE_KIND));

test('the reporter is one file, which does not need the app, and knows its build', async () => {
  const { name, code, map } = await reporterFile('1a2b3c4d');
  expect(name).toMatch(/^assets\/error-reporter-[\w-]{8}\.js$/);
  expect(code).not.toMatch(/\bimport\b|\brequire\(/);
  expect(code).toContain('1a2b3c4d');
  expect((JSON.parse(map) as { sources: string[] }).sources).toContainEqual('../../src/data/error-reporter.ts');
});
