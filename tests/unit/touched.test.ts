import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/project.ts';
import { partsOf, touchedBy } from '../../scripts/test/touched.ts';
import { projectFiles } from './source-files.ts';

it('the check of a change looks at its files, their types, and the unit tests that import them or read the project', () => {
  const { unit = [], ...rest } = touchedBy(['README.md', 'domain/paths.ts']);
  expect(rest).toEqual({ lint: ['README.md', 'domain/paths.ts'], types: [] });
  expect(unit).toEqual(expect.arrayContaining(['domain/paths.ts', 'tests/unit/docs.test.ts']));
  expect(unit).not.toContain('tests/unit/alerts.night.test.ts');
});

it.each([
  ['monitoring/alerts.json', { unit: expect.arrayContaining(['tests/unit/alerts.night.test.ts']) }],
  ['firestore.rules', { rules: [] }],
  [
    'functions/src/services/recount.ts',
    { functions: ['tests/functions/recount.test.ts', 'tests/functions/whole-database/recount-all.test.ts'] },
  ],
  ['tests/functions/log.test.ts', { functions: ['tests/functions/log.test.ts'] }],
  ['firebase.json', { functions: ['tests/deploy/deploy.test.ts'] }],
  ['tests/deploy/stand-in/server.ts', { functions: ['tests/deploy/deploy.test.ts'] }],
  ['tests/e2e/offline-shell.spec.ts', { journeys: ['tests/e2e/offline-shell.spec.ts'] }],
  ['src/sw/sw.ts', { journeys: expect.arrayContaining(['tests/e2e/offline-shell.spec.ts']) }],
])('the check of a change of %s runs its tests', (file, steps) => {
  expect(touchedBy([file])).toMatchObject(steps);
});

it('tests name only parts of the project that exist', () => {
  const parts = projectFiles('tests/{e2e/*.spec,unit/*.test}.ts').flatMap(partsOf);
  expect(parts.filter((part) => !existsSync(inRoot(part)))).toEqual([]);
});
