import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { chunkPath } from '../../scripts/vite/chunks.ts';
import { textFile } from '../../src/config/text-file.ts';
import { projectFiles } from './source-files.ts';

/** What the common lists of content blockers look for in addresses, as words of their own. */
const LOOKED_FOR =
  /(?:^|[/_.-])(?:ads?|advert\w*|analytics|banners?|beacon|consent|cookies?|metrics|pixel|privacy|social|sponsor\w*|stats|telemetry|track\w*)(?:[/_.-]|$)/;

test('no script of the build has a name that content blockers look for', () => {
  const names = projectFiles('src/**/*.{ts,tsx}').map(
    (path) =>
      path
        .split(/[\\/]/)
        .at(-1)
        ?.replace(/\.tsx?$/, '') ?? '',
  );
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => LOOKED_FOR.test(name))).toContain('tracking');
  expect(
    names.map((name) => chunkPath({ name, isDynamicEntry: true })).filter((path) => LOOKED_FOR.test(path)),
  ).toEqual([]);
});

test('nor has a file of texts, though some are about ads', () => {
  const names = projectFiles('src/i18n/locales/en/*.json').map((path) => basename(path, '.json'));
  expect(names.filter((name) => LOOKED_FOR.test(name))).toContain('ads');
  expect(names.map((name) => textFile('en', name)).filter((path) => LOOKED_FOR.test(path))).toEqual([]);
});
