import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, runQuietly } from './process.ts';
import { Sorry } from './project.ts';

/** For containers without a sandbox or GPU, and to keep the browser itself off the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's own, which are replaced by any others, and the pages that show what is typed into the address bar. */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** For tests: fewer processes. */
export const TEST_CHROMIUM_ARGS = [
  ...CHROMIUM_ARGS,
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // a page stays in the process that its tab began with
  '--renderer-process-limit=1',
];

/** For tests whose pages live for seconds: none of the optimizing that takes longer than it saves. */
export const SHORT_LIVED_ARGS = [...TEST_CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev'];

interface Browser {
  paths: readonly string[];
  package: string;
}

/** Headless Chromium: the same engine in two thirds of the processor time. */
const SHELL: Browser = { paths: ['/usr/bin/chromium-headless-shell'], package: 'chromium-headless-shell' };
/** The whole browser, which also installs apps, shows notifications, and supports Background Sync. */
const FULL: Browser = {
  paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()],
  package: 'chromium',
};

const installed = (browsers: readonly Browser[]) =>
  process.env['CHROMIUM_PATH'] || browsers.flatMap(({ paths }) => paths).find((path) => existsSync(path));

/** Returns the path of the first available browser, or installs one by apt, else by Playwright. */
async function ensure(browsers: readonly Browser[]): Promise<string> {
  const cli = 'node_modules/@playwright/test/cli.js';
  const attempts = [
    ...browsers.map((browser) => () => aptInstall('Chromium for the browser tests', browser.package)),
    () => runQuietly(process.execPath, [cli, 'install', FULL.package], 300),
  ];
  for (const attempt of [async () => true, ...attempts]) {
    await attempt();
    const path = installed(browsers);
    if (path && !existsSync(path)) throw new Sorry(`CHROMIUM_PATH names ${path}, which does not exist.`);
    if (path) return path;
  }
  throw new Sorry('There is no Chromium and none could be installed. Install one and name it in CHROMIUM_PATH.');
}

/** Returns where the fastest Chromium for pages is, for Playwright's launch options: nowhere until one is installed. */
export function findChromium(browsers: readonly Browser[] = [SHELL, FULL]): { executablePath?: string } {
  const path = installed(browsers);
  return path ? { executablePath: path } : {};
}

export const findFullChromium = () => findChromium([FULL]);
export const ensureChromium = () => ensure([SHELL, FULL]);
export const ensureFullChromium = () => ensure([FULL]);
