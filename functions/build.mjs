// Bundles functions/src and domain/ into a folder that `firebase deploy` can upload as it is: `node build.mjs [folder]`,
// functions/deploy unless one is named. `--pages <folder>` adds what the page function needs of a web build.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleTo } from './bundle.mjs';
import { lockfileOf } from './lockfile.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'secret-file': { type: 'boolean' }, pages: { type: 'string' } },
});
const folder = positionals[0] ?? here('./deploy');
const manifest = JSON.parse(readFileSync(here('./package.json'), 'utf8'));
const locked = JSON.parse(readFileSync(here('../package-lock.json'), 'utf8')).packages;
const external = Object.keys(manifest.dependencies);

if (values.pages !== undefined) {
  if (!existsSync(join(values.pages, 'pages.mjs'))) {
    console.error(
      `The page function needs a web build, and ${values.pages} has none: run \`npm run build web\` first.`,
    );
    process.exit(1);
  }
  cpSync(values.pages, join(folder, 'page'), { recursive: true });
}

// written over, never emptied: a running local backend watches the folder and must not lose it
await bundleTo(join(folder, 'index.js'), here('./src/index.ts'));

// what a link shows when its own picture can't be drawn
cpSync(here('../public/share.png'), join(folder, 'share.png'));
cpSync(here('../public/icons/faces'), join(folder, 'faces'), { recursive: true });

// the deployed folder knows nothing of the workspace: exact versions from its lockfile, run-time dependencies only
const versionOf = (name) => (locked[`functions/node_modules/${name}`] ?? locked[`node_modules/${name}`]).version;
const deployed = {
  name: manifest.name,
  private: true,
  type: 'module',
  main: 'index.js',
  engines: manifest.engines,
  dependencies: Object.fromEntries(external.map((name) => [name, versionOf(name)])),
};
const writeJson = (name, value) => writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
writeJson('package.json', deployed);
writeJson('package-lock.json', lockfileOf(deployed, locked));

// The local key, for local backends only; firebase.json keeps *.local out of an upload. fireemu takes it as a plain
// variable: a `.secret.local` makes it run one request after another, to keep secrets apart. The official emulators ask
// Secret Manager for what no `.secret.local` holds, so they get one besides (`--secret-file`).
const secret = here('./.secret.local');
const asFile = join(folder, '.secret.local');
rmSync(asFile, { force: true });
if (existsSync(secret)) {
  // fireemu passes no other variables on to the functions
  writeFileSync(join(folder, '.env.local'), readFileSync(secret, 'utf8') + (process.env.LOCAL_VARIABLES ?? ''), {
    mode: 0o600,
  });
  if (values['secret-file']) cpSync(secret, asFile);
}
