import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Sorry } from './project.ts';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** For containers without a sandbox or GPU, and so that the browser itself asks the network for nothing. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installed(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** The path of a Chromium: the system's, else Playwright's own, else one installed by Playwright or by apt. */
export function ensureChromium(): string {
  const found = installed();
  if (found) return found;
  console.log('Installing Chromium for the browser tests ...');
  const attempts: [string, string[]][] = [
    [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium-headless-shell']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    const path = installed();
    if (path) return path;
  }
  throw new Sorry('There is no Chromium and none could be installed. Install one and name it in CHROMIUM_PATH.');
}
