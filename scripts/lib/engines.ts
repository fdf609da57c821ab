import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startBackend } from './backend.ts';
import type { Ports } from './ports.ts';
import { Sorry } from './project.ts';
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

/** Runs the tests of other engines than Chromium on the build in `dist`. Without apt and engines, it says so. */
export async function inEngines(ports: Ports, dist: string, filters: readonly string[]): Promise<Tally> {
  const firefox = ensureEngines();
  if (!firefox) {
    console.log(`Left out: Firefox or WebKit is missing, and there is no apt-get to install ${PACKAGES.join(', ')}.`);
    return leftOut();
  }
  const backend = await startBackend({ name: 'engines', ports });
  try {
    return await vitest('engines', { ...backend.env, DIST: dist, FIREFOX_PATH: firefox }, filters);
  } finally {
    await backend.stop();
  }
}
