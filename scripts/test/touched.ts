import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../lib/project.ts';
import type { Chosen } from './run.ts';

const RULES = /^(firestore\.rules|storage\.rules|tests\/rules\/|domain\/limits)/;
const DEPLOYED = /^(scripts\/deploy\/|scripts\/tasks\/deploy|tests\/deploy\/(?!checks\/)|firebase\.json|cors\.json)/;
const DEPLOYMENT = 'tests/deploy/deploy.test.ts';

const tests = (pattern: string) => globSync(pattern, { cwd: ROOT });
const nameOf = (file: string) => /([^/]+?)(\.test)?\.tsx?$/.exec(file)?.[1] ?? '';

/** Returns the functions tests that are about a changed file: they have its name, or a longer one that begins with it. */
function functionsTests(files: readonly string[]): string[] {
  const names = files.filter((file) => /^(functions\/src|tests\/functions)\//.test(file)).map(nameOf);
  const related = tests('tests/functions/{,whole-database/}*.test.ts').filter((test) =>
    names.some((name) => nameOf(test) === name || nameOf(test).startsWith(`${name}-`)),
  );
  return files.some((file) => DEPLOYED.test(file)) ? [...related, DEPLOYMENT] : related;
}

/** Returns the screen tests that were changed, and all of a feature in which anything was. */
function screenTests(files: readonly string[]): string[] {
  const features = files.flatMap((file) => /^src\/features\/[^/]+\//.exec(file)?.[0] ?? []);
  const isTouched = (test: string) => files.includes(test) || features.some((folder) => test.startsWith(folder));
  return tests('src/**/*.screen.test.tsx').filter(isTouched);
}

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

/** Returns the parts of the project that a test is the one to notice although it imports none of them: it names them in its first line. */
export const partsOf = (test: string): string[] => /^\/\/ walks: (.+)\n/.exec(read(test))?.[1]?.split(' ') ?? [];

/** Returns the tests that were changed, or that say that they walk through what was changed. */
function journeys(pattern: string, files: readonly string[]): string[] {
  const isTouched = (part: string) => files.some((file) => file.startsWith(part));
  return tests(pattern).filter((test) => files.includes(test) || partsOf(test).some(isTouched));
}

/** Returns the unit tests that read the project's files, any of which may have changed. */
const readers = () => tests('tests/unit/*.test.ts').filter((test) => read(test).includes("'./source-files.ts'"));

/** Returns the steps for a change of `files`, with the tests that it needs: no more, as they are for a minute. */
export function touchedBy(files: readonly string[]): Chosen {
  const sources = files.filter((file) => !file.endsWith('.md'));
  const some = (name: string, filters: readonly string[]) => filters.length > 0 && { [name]: filters };
  return {
    lint: files,
    types: [],
    unit: [...files, ...readers(), ...journeys('tests/unit/*.test.ts', files)],
    ...(sources.some((file) => RULES.test(file)) && { rules: [] }),
    ...some('functions', functionsTests(sources)),
    ...some('screens', screenTests(sources)),
    ...some('journeys', journeys('tests/e2e/*.spec.ts', sources)),
  };
}

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** Returns the files that differ from the main branch; on it, those of the last commit if none is uncommitted. */
export function changedFiles(): string[] {
  const differing = (base: string) => [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const [base = 'HEAD'] = [...git('merge-base', 'HEAD', 'origin/main'), ...git('merge-base', 'HEAD', 'main')];
  const changed = differing(base);
  return changed.length > 0 ? changed : differing('HEAD~1');
}
