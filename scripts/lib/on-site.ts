import { startBackend } from './backend.ts';
import { serveHosting } from './hosting.ts';
import type { Ports } from './ports.ts';
import type { Env } from './process.ts';

/** Calls `work` with what finds the build in `dist`, hosted on a local backend of its own. */
export async function onSite<Result>(
  { name, ports, dist }: { name: string; ports: Ports; dist: string },
  work: (env: Env) => Promise<Result>,
): Promise<Result> {
  const backend = await startBackend({ name, ports });
  const hosting = await serveHosting({ dist, port: ports.hosting, functionsPort: ports.functions });
  try {
    return await work({ ...backend.env, SITE: `http://localhost:${ports.hosting}`, DIST: dist });
  } finally {
    hosting.closeAllConnections();
    hosting.close();
    await backend.stop();
  }
}
