import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/project.ts';
import { partsOf, touchedBy } from '../../scripts/test/touched.ts';
import { projectFiles } from './source-files.ts';

const touched = (...files: string[]) => touchedBy(files);

describe('the check of a change', () => {
  it('looks at the changed files, their types, and the unit tests that import them or read the project', () => {
    const { unit = [], ...rest } = touched('README.md', 'domain/paths.ts');
    expect(rest).toEqual({ lint: ['README.md', 'domain/paths.ts'], types: [] });
    expect(unit).toEqual(expect.arrayContaining(['domain/paths.ts', 'tests/unit/docs.test.ts']));
    expect(unit).not.toContain('tests/unit/alerts.night.test.ts');
  });

  it('runs the unit tests of what no test imports', () => {
    expect(touched('monitoring/alerts.json').unit).toContain('tests/unit/alerts.night.test.ts');
  });

  it('runs the rules tests when rules change', () => {
    expect(touched('firestore.rules').rules).toEqual([]);
    expect(touched('domain/paths.ts')).not.toHaveProperty('rules');
  });

  it("runs the functions tests that have the function's name", () => {
    expect(touched('functions/src/services/recount.ts').functions).toEqual([
      'tests/functions/recount.test.ts',
      'tests/functions/whole-database/recount-all.test.ts',
    ]);
    expect(touched('tests/functions/log.test.ts').functions).toEqual(['tests/functions/log.test.ts']);
  });

  it('runs the deployment tests when deployment changes', () => {
    for (const file of ['scripts/deploy/checks/quota.ts', 'firebase.json', 'tests/deploy/stand-in/run.ts'])
      expect(touched(file).functions).toContain('tests/deploy/deploy.test.ts');
  });

  it('runs a browser test that changed, or that covers what changed', () => {
    const spec = 'tests/e2e/offline-shell.spec.ts';
    expect(touched(spec).journeys).toEqual([spec]);
    expect(touched('src/sw/sw.ts').journeys).toContain(spec);
  });
});

it('tests name only parts of the project that exist', () => {
  const parts = projectFiles('tests/{e2e/*.spec,unit/*.test}.ts').flatMap(partsOf);
  expect(parts.filter((part) => !existsSync(inRoot(part)))).toEqual([]);
});
