import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How far the local hosting's port is below Auth's; a test compares scripts/lib/ports.ts. */
const PORTS_BELOW_AUTH = 4097;

/** Returns the project's folder: local functions run from different folders inside it. */
function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'firebase.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

/** Returns Auth's port on a local backend, which passes no variables on to the functions; null outside of one. */
function localAuthPort({ env }: typeof process): string | null {
  const [, port] = env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':') ?? [];
  return env['FUNCTIONS_EMULATOR'] === 'true' && port ? port : null;
}

/** Returns the address of a local backend's site; null outside of one. */
export function localSite(from = process): string | null {
  const port = localAuthPort(from);
  return port && `http://localhost:${Number(port) - PORTS_BELOW_AUTH}`;
}

/** Returns where a local backend puts its mails, and the site that they link to; null outside of one. */
export function localMail(from = process): { folder: string; site: string } | null {
  const port = localAuthPort(from);
  const site = localSite(from);
  return port && site ? { folder: join(projectFolder(), '.cache', 'mails', port), site } : null;
}
