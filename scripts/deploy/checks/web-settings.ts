import { loadEnv } from 'vite';
import { siteOrigin } from '../../../src/config/site-origin.ts';
import { inRoot } from '../../lib/project.ts';
import { type Check, problemIf } from '../check.ts';

/** Returns the variables of the web build: `.env`, overridden by the process's variables. */
export const webEnv = (): Record<string, string> => loadEnv('production', inRoot(''), 'VITE_');

const NEEDED = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID'].map(
  (name) => `VITE_FIREBASE_${name}`,
);

const ELSEWHERE = "VITE_FIREBASE_AUTH_DOMAIN is not the site's host: apps on iPhones couldn't sign in with Google.";

/** Whether the web app is built for this project: another's app would read and write that one's data. */
export const checkWebSettings =
  (env: Readonly<Record<string, string>> = webEnv()): Check =>
  async ({ id, number }) => {
    const whats: string[] = [];
    const missing = NEEDED.filter((name) => !env[name]);
    if (missing.length > 0) whats.push(`.env lacks ${missing.join(', ')}.`);
    const named = env['VITE_FIREBASE_PROJECT_ID'];
    if (named && named !== id) whats.push(`.env belongs to the project ${named}, not to ${id}.`);
    // `1:<number>:web:<hash>`
    const owner = env['VITE_FIREBASE_APP_ID']?.split(':')[1];
    if (owner !== undefined && owner !== number)
      whats.push(`VITE_FIREBASE_APP_ID belongs to the project number ${owner}, not to ${number}.`);
    if (env['VITE_EMULATOR_PORTS']) whats.push('VITE_EMULATOR_PORTS leads to the local backend: take it out.');
    const host = new URL(siteOrigin(env)).host;
    const domain = env['VITE_FIREBASE_AUTH_DOMAIN'];
    const isElsewhere = named === id && Boolean(domain) && domain !== host;
    return [
      ...whats.map((what) => ({ what, fix: `npx firebase apps:sdkconfig WEB --project ${id}` })),
      ...problemIf(isElsewhere, ELSEWHERE, `VITE_FIREBASE_AUTH_DOMAIN=${host}`),
    ];
  };
