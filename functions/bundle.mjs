import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const external = Object.keys(JSON.parse(readFileSync(here('./package.json'), 'utf8')).dependencies);

/** Bundles an entry with all it imports from functions/src and domain/ into one file; packages stay outside. */
export async function bundleTo(file, entry) {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => id.startsWith('node:') || external.some((name) => id === name || id.startsWith(`${name}/`)),
    resolve: { alias: { '@domain': here('../domain') } },
  });
  await bundle.write({
    dir: dirname(file),
    format: 'esm',
    sourcemap: true,
    codeSplitting: false,
    entryFileNames: basename(file),
  });
}
