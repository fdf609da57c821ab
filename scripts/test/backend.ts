import { endedByItself, startBackend } from '../lib/backend.ts';
import { buildWeb, localWebEnv } from '../lib/build.ts';
import { serveHosting } from '../lib/hosting.ts';
import { close } from '../lib/http.ts';
import { portsFor } from '../lib/ports.ts';
import type { Env } from '../lib/process.ts';
import { CACHE, Sorry, serverFolderOf } from '../lib/project.ts';
import { startPushServer } from '../lib/push-server.ts';

/** The one web build of a run. */
export const SITE = `${CACHE}/e2e-dist`;

/** Builds it to wait longer for a slow machine: domain/patience.ts. */
export const buildSite = () => buildWeb({ ...localWebEnv(portsFor('tests')), VITE_PATIENCE: '20' }, SITE);

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

/**
 * Starts the backend, the site and the push service that all tests of the whole app share: built functions and the built
 * site, on the ports of tests. Calls `onEnd` when the backend ends unexpectedly. Returns their addresses, as environment
 * variables of a test, and what ends them.
 */
export async function startTestBackend(onEnd: (why: Sorry) => void = () => undefined) {
  const ports = portsFor('tests');
  const push = await startPushServer();
  const variables = { PUSH_STAND_IN: push.host, PUSH_STAND_IN_CERTIFICATE: push.certificate };
  const backend = await startBackend({ name: 'tests', ports, variables });
  const hosting = await serveHosting({ dist: SITE, port: ports.hosting, functionsPort: ports.functions });
  void backend.ended.then(() => onEnd(new Sorry(endedByItself(backend))));
  const env: Env = {
    ...backend.env,
    PUSH_SERVER: push.forBrowsers,
    SITE: `http://localhost:${ports.hosting}`,
    DIST: SITE,
    WEB_BUILD: serverFolderOf(SITE),
  };
  return {
    env,
    async stop() {
      close(hosting);
      push.stop();
      await backend.stop();
    },
  };
}
