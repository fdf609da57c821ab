import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readProjectFile } from './source-files.ts';

interface LockedPackage {
  optionalDependencies?: Readonly<Record<string, string>>;
}
const { packages } = JSON.parse(readProjectFile('package-lock.json')) as { packages: Record<string, LockedPackage> };

/** Returns the places where Node looks for a package that another one in `folder` needs. */
function placesOf(name: string, folder: string): string[] {
  const own = folder === '' || folder.endsWith('node_modules') ? [] : [`${folder}/node_modules/${name}`];
  return folder === '.' || folder === '' ? [`node_modules/${name}`] : [...own, ...placesOf(name, dirname(folder))];
}

test('the lockfile has the optional packages of every platform, which npm made without node_modules', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(name, path).some((place) => place in packages))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
