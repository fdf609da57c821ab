import { existsSync, mkdirSync } from 'node:fs';
import { runQuietly } from './process.ts';
import { CACHE } from './project.ts';

const FOLDER = `${CACHE}/promtool`;
const PATHS = ['/usr/bin/promtool', `${FOLDER}/usr/bin/promtool`];
/** Unpacked instead of installed, which would start a server. */
const FETCH = `cd ${FOLDER} && apt-get update -qq; apt-get download -qq prometheus &&
  dpkg-deb --fsys-tarfile prometheus_*.deb | tar -x ./usr/bin/promtool; rm -f *.deb`;

/** Returns the path of promtool, which tests Prometheus rules; undefined if it is missing. */
export const findPromtool = (): string | undefined => PATHS.find((path) => existsSync(path));

/** Fetches promtool from Debian's package if it is missing; where it can't, the tests that need it are skipped. */
export async function ensurePromtool(): Promise<void> {
  if (findPromtool()) return;
  mkdirSync(FOLDER, { recursive: true });
  await runQuietly('sh', ['-c', FETCH], 600);
}
