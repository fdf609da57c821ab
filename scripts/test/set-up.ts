import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { buildFunctions } from '../lib/build.ts';
import { isListening, portsFor } from '../lib/ports.ts';
import type { Env } from '../lib/process.ts';
import { CACHE, inRoot, ROOT } from '../lib/project.ts';
import { buildSite, SITE, startTestBackend } from './backend.ts';
import { startGoogleEmulators } from './google.ts';

const timeOf = (path: string) => statSync(path).mtimeMs;

/** Returns whether a built file is missing, or older than one of its sources. */
const isOutdated = (built: string, ...sources: readonly string[]) =>
  !existsSync(built) ||
  sources.some((pattern) => globSync(pattern, { cwd: ROOT }).some((path) => timeOf(inRoot(path)) > timeOf(built)));

/** The environment of a running backend, for other runs. */
const FOUND = `${CACHE}/test-backend.json`;

async function start(): Promise<() => Promise<void>> {
  if (process.env['OFFICIAL_SUITE']) {
    const { env, stop } = await startGoogleEmulators();
    Object.assign(process.env, env);
    return stop;
  }
  const isRunning = existsSync(FOUND) && (await isListening(portsFor('tests').hosting));
  if (isRunning) {
    Object.assign(process.env, JSON.parse(readFileSync(FOUND, 'utf8')) as Env);
    return async () => undefined;
  }
  if (isOutdated(inRoot('functions/deploy/index.js'), '{functions/src,domain}/**/*.*', 'functions/*.*'))
    await buildFunctions();
  if (isOutdated(`${SITE}/app.html`, '{src,domain,public,scripts/vite}/**/*.*', '*.{html,json,ts}')) await buildSite();
  const { env, stop } = await startTestBackend();
  Object.assign(process.env, env);
  writeFileSync(FOUND, JSON.stringify(env));
  return async () => {
    rmSync(FOUND);
    await stop();
  };
}

const shared = globalThis as typeof globalThis & { testBackend?: Promise<() => Promise<void>> };

/**
 * Global set-up of Vitest and Playwright: builds what is outdated and starts backend and site, unless the runner or
 * another run has. Returns what ends it.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const isFirst = !shared.testBackend;
  if (isFirst && process.env['SITE']) return undefined;
  shared.testBackend ??= start();
  const stop = await shared.testBackend;
  // each project of a run calls this
  return isFirst ? stop : undefined;
}
