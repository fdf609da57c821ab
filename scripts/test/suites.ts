import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { findJava, googleFirestoreJar, withBackend } from '../lib/backend.ts';
import { buildFunctions } from '../lib/build.ts';
import { portsFor } from '../lib/ports.ts';
import { aptInstall, type Env, run } from '../lib/process.ts';
import { CACHE, Sorry } from '../lib/project.ts';
import { fromPlaywright, fromVitest, leftOut, sum, type Tally } from './tally.ts';

/**
 * Runs one project of vitest.config.ts, or what `filters` name of it (parts of file names, options), and counts. With
 * `related`, they are files, and the tests that are among them or import one run.
 */
export async function vitest(
  project: string,
  env: Env = {},
  filters: readonly string[] = [],
  command: 'run' | 'related' = 'run',
): Promise<Tally> {
  const report = `${CACHE}/vitest-${env['OFFICIAL_SUITE'] ? 'official-' : ''}${project.replace('*', '')}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return fromVitest(
    report,
    await run('vitest', [command, '--run', '--project', project, ...reporters, ...filters], env),
    project,
  );
}

const PAGE_LINES = 60;

/** Prints what the page of each failed test said: on CI its files are gone with the machine. */
function printPages(): void {
  for (const file of globSync(`${CACHE}/e2e-results/*/error-context.md`)) {
    const page = readFileSync(file, 'utf8').split('```yaml\n')[1];
    if (page)
      console.log(`The page of ${file.split('/').at(-2)}:\n${page.split('\n').slice(0, PAGE_LINES).join('\n')}`);
  }
}

export async function endToEnd(filters: readonly string[]): Promise<Tally> {
  const report = `${CACHE}/e2e.json`;
  rmSync(report, { force: true });
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...filters];
  const code = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (code !== 0) printPages();
  return fromPlaywright(report, code, 'e2e');
}

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
  if (!(await aptInstall('Firefox and WebKit for the tests of engines', ...PACKAGES))) return {};
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

/** Runs what may behave differently on Google's emulators; where they or Java are missing, it counts nothing. */
export async function officialSuite(): Promise<Tally> {
  if (!findJava() || !googleFirestoreJar()) {
    console.log(
      "Left out: this machine has no Java 21 or none of Google's Firestore emulator (Debian package google-cloud-cli-firestore-emulator).",
    );
    return leftOut();
  }
  const official = `${CACHE}/official/functions`;
  await buildFunctions(official, '--secret-file');
  return withBackend({ name: 'official', ports: portsFor('official'), official }, async (backend) => {
    const env = { ...backend.env, OFFICIAL_SUITE: '1' };
    return sum([await vitest('rules', env), await vitest('functions*', env, ['--tags-filter=official'])]);
  });
}
