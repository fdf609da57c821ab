import { existsSync } from 'node:fs';
import { type Env, runQuietly } from './process.ts';
import { Sorry } from './project.ts';
import { leftOut, type Tally } from './tally.ts';
import { vitest } from './vitest.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** What drives WebKit, and the screen without which WebKit doesn't start. */
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const found = () => {
  const firefox = FIREFOX.find((path) => existsSync(path));
  return firefox !== undefined && WEBKIT.every((path) => existsSync(path)) ? { FIREFOX_PATH: firefox } : undefined;
};

/** Returns where Firefox is, once it and WebKit are there; nothing where there is no apt to install them. */
export async function ensureEngines(): Promise<Env> {
  const there = found();
  if (there) return there;
  const apt = (...args: string[]) => runQuietly('apt-get', args, 600);
  if (!(await apt('--version'))) return {};
  console.log('Installing Firefox and WebKit for the tests of engines ...');
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
  const installed = found();
  if (!installed) throw new Sorry(`Could not install Firefox and WebKit: apt-get install ${PACKAGES.join(' ')}`);
  return installed;
}

/** Runs the tests of other engines than Chromium. Without apt and engines, it says so. */
export async function inEngines(filters: readonly string[]): Promise<Tally> {
  if (process.env['FIREFOX_PATH']) return vitest('engines', {}, filters);
  console.log(`Left out: Firefox or WebKit is missing, and there is no apt-get to install ${PACKAGES.join(', ')}.`);
  return leftOut();
}
