import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startBackend } from './backend.ts';
import type { Ports } from './ports.ts';
import type { Env } from './process.ts';
import { Sorry } from './project.ts';
import { startPushServer } from './push-server.ts';
import { leftOut, type Tally } from './tally.ts';
import { vitest } from './vitest.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** What drives WebKit, and the screen without which WebKit doesn't start. */
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const found = () => {
  const firefox = FIREFOX.find((path) => existsSync(path));
  return firefox !== undefined && WEBKIT.every((path) => existsSync(path)) ? firefox : undefined;
};

/** Returns the path of Firefox once it and WebKit are there; undefined where there is no apt to install them. */
function ensureEngines(): string | undefined {
  const there = found();
  if (there) return there;
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 600_000 });
  if (apt('--version').status !== 0) return undefined;
  console.log('Installing Firefox and WebKit for the tests of engines ...');
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
  const installed = found();
  if (!installed) throw new Sorry(`Could not install Firefox and WebKit: apt-get install ${PACKAGES.join(' ')}`);
  return installed;
}

/** Calls `work` with what finds a backend whose functions push to a stand-in, too. */
async function onBackend<Result>(
  ports: Ports,
  push: { host: string; certificate: string },
  work: (env: Env) => Promise<Result>,
): Promise<Result> {
  const variables = { PUSH_STAND_IN: push.host, PUSH_STAND_IN_CERTIFICATE: push.certificate };
  const backend = await startBackend({ name: 'engines', ports, variables });
  try {
    return await work(backend.env);
  } finally {
    await backend.stop();
  }
}

/** Runs the tests of other engines than Chromium on the build in `dist`. Without apt and engines, it says so. */
export async function inEngines(ports: Ports, dist: string, filters: readonly string[]): Promise<Tally> {
  const firefox = ensureEngines();
  if (!firefox) {
    console.log(`Left out: Firefox or WebKit is missing, and there is no apt-get to install ${PACKAGES.join(', ')}.`);
    return leftOut();
  }
  const push = await startPushServer();
  try {
    const env = {
      DIST: dist,
      FIREFOX_PATH: firefox,
      HOSTING_PORT: `${ports.hosting}`,
      PUSH_SERVER: push.forBrowsers,
    };
    return await onBackend(ports, push, (backend) => vitest('engines', { ...backend, ...env }, filters));
  } finally {
    push.stop();
  }
}
