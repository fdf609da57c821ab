// Bundles functions/src and domain/ into functions/deploy, a folder that `firebase deploy` can upload as it is.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleTo } from './bundle.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const manifest = JSON.parse(readFileSync(here('./package.json'), 'utf8'));
const locked = JSON.parse(readFileSync(here('../package-lock.json'), 'utf8')).packages;
const external = Object.keys(manifest.dependencies);

// written over, never emptied: a running local backend watches the folder and must not lose it
await bundleTo(here('./deploy/index.js'), here('./src/index.ts'));

// the deployed folder knows nothing of the workspace: exact versions from its lockfile, run-time dependencies only
const versionOf = (name) => (locked[`functions/node_modules/${name}`] ?? locked[`node_modules/${name}`]).version;
writeFileSync(
  here('./deploy/package.json'),
  `${JSON.stringify(
    {
      name: manifest.name,
      private: true,
      type: 'module',
      main: 'index.js',
      engines: manifest.engines,
      dependencies: Object.fromEntries(external.map((name) => [name, versionOf(name)])),
    },
    null,
    2,
  )}\n`,
);
// The local key, for local backends only; firebase.json keeps *.local out of an upload. fireemu takes it as a plain
// variable: a `.secret.local` makes it run one request after another, to keep secrets apart. The official emulators ask
// Secret Manager for what no `.secret.local` holds, so they get one besides (`--secret-file`), until the next build.
const secret = here('./.secret.local');
rmSync(here('./deploy/.secret.local'), { force: true });
if (existsSync(secret)) {
  cpSync(secret, here('./deploy/.env.local'));
  if (process.argv.includes('--secret-file')) cpSync(secret, here('./deploy/.secret.local'));
}
