import { existsSync, mkdirSync } from 'node:fs';
import { type Env, runQuietly } from './process.ts';
import { CACHE, Sorry } from './project.ts';

const FOLDER = `${CACHE}/promtool`;
const PATHS = ['/usr/bin/promtool', `${FOLDER}/usr/bin/promtool`];
/** Unpacked instead of installed, which would start a server. */
const FETCH = `cd ${FOLDER} && apt-get update -qq; apt-get download -qq prometheus &&
  dpkg-deb --fsys-tarfile prometheus_*.deb | tar -x ./usr/bin/promtool; rm -f *.deb`;

/** Returns the path of promtool, which tests Prometheus rules; undefined if it is missing. */
export const findPromtool = (): string | undefined => PATHS.find((path) => existsSync(path));

/** Fetches promtool from Debian's package if it is missing; nothing where there is no apt. */
export async function ensurePromtool(): Promise<Env> {
  if (findPromtool()) return {};
  if (!(await runQuietly('apt-get', ['--version'], 10))) {
    console.log('Left out: promtool, which tests the alerts, is missing, and there is no apt-get to fetch it.');
    return {};
  }
  console.log('Fetching promtool for the tests of alerts ...');
  mkdirSync(FOLDER, { recursive: true });
  await runQuietly('sh', ['-c', FETCH], 600);
  if (!findPromtool()) throw new Sorry('Could not fetch promtool: apt-get install prometheus');
  return {};
}
