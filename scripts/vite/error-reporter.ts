import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { inRoot } from '../lib/project.ts';

/** Returns what a build is called, by the names of its files, which follow from what is in them. */
export const buildIdOf = (files: readonly string[]): string =>
  createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 8);

/** Returns the error reporter as a file outside of the app's graph: it must work when one of the app's files fails. */
export async function reporterFile(build: string): Promise<{ name: string; code: string; map: string }> {
  const bundle = await rolldown({
    input: inRoot('src/data/error-reporter.ts'),
    resolve: { alias: { '@domain': inRoot('domain') } },
    transform: { define: { BUILD: JSON.stringify(build) } },
  });
  const { output } = await bundle.generate({
    dir: inRoot('dist/assets'), // where it will be: the map names its sources from there
    entryFileNames: 'error-reporter-[hash].js',
    format: 'esm',
    minify: true,
    sourcemap: 'hidden',
  });
  const [{ fileName, code, map }] = output;
  return { name: `assets/${fileName}`, code, map: map?.toString() ?? '' };
}

/** Passes the service worker its build id, for its error reports. */
export const workerBuild = (build: () => string | null | undefined): Plugin => ({
  name: 'whoknows-worker-build',
  config: () => ({ define: { BUILD: JSON.stringify(build() ?? 'unknown') } }),
});
