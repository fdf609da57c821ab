import type { Server } from 'node:http';
import { endedByItself, startBackend } from './backend.ts';
import { serveHosting } from './hosting.ts';
import { close } from './http.ts';
import { portsFor } from './ports.ts';
import type { Env } from './process.ts';
import { Sorry, serverFolderOf } from './project.ts';
import { startPushServer } from './push-server.ts';
import { SITE } from './test-steps.ts';

/** What the steps that work on the whole app have in common: one backend, the site, and a push service. */
export function shareBackend() {
  const ports = portsFor('tests');
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>();
  let backend: Promise<{ env: Env; stop(): Promise<void> }> | undefined;
  let hosting: Promise<Server> | undefined;

  async function start() {
    const push = await startPushServer();
    const variables = { PUSH_STAND_IN: push.host, PUSH_STAND_IN_CERTIFICATE: push.certificate };
    const started = await startBackend({ name: 'tests', ports, variables });
    void started.ended.then(() => breakOff(new Sorry(endedByItself(started))));
    const stop = async () => {
      push.stop();
      await started.stop();
    };
    return { env: { ...started.env, PUSH_SERVER: push.forBrowsers }, stop };
  }

  return {
    /** Rejects with a `Sorry` when the backend ends unexpectedly. */
    broken,
    /** Starts what isn't there yet, the site only once it is built; returns what a test needs to find it. */
    async env(needsSite: boolean): Promise<Env> {
      backend ??= start();
      const { env } = await backend;
      if (needsSite) hosting ??= serveHosting({ dist: SITE, port: ports.hosting, functionsPort: ports.functions });
      await hosting;
      return { ...env, SITE: `http://localhost:${ports.hosting}`, DIST: SITE, WEB_BUILD: serverFolderOf(SITE) };
    },
    async stop(): Promise<void> {
      const server = await hosting;
      if (server) close(server);
      await (await backend)?.stop();
    },
  };
}
