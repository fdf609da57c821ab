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

/**
 * Returns where a local backend puts its mails, and the site that they link to; null outside of one. Told by Auth's
 * port, as the local backend passes no variables on to the functions.
 */
export function localMail({ env } = process): { folder: string; site: string } | null {
  const [, port] = env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':') ?? [];
  if (env['FUNCTIONS_EMULATOR'] !== 'true' || !port) return null;
  return {
    folder: join(projectFolder(), '.cache', 'mails', port),
    site: `http://localhost:${Number(port) - PORTS_BELOW_AUTH}`,
  };
}
