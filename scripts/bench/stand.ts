import type { Server } from 'node:http';
import { startBackend } from '../lib/backend.ts';
import { buildFunctions, buildWeb, localWebEnv } from '../lib/build.ts';
import { serveHosting } from '../lib/hosting.ts';
import { portsAt } from '../lib/ports.ts';
import { CACHE } from '../lib/project.ts';
import { DEMO, seed } from '../seed/seed.ts';

/** The production build, served beside a backend that holds the demo data. */
export interface Stand {
  origin: string;
  dist: string;
  /** Paths of the demo's public pages. */
  paths: Readonly<Record<'profile' | 'quiz' | 'message' | 'result', string>>;
  /** Serves another folder beside it, by the same rules. Gives its origin. */
  serve(dist: string): Promise<string>;
  /** Builds the app by another configuration, for the same backend. */
  build(config: string, out: string): Promise<void>;
}

/** Builds and serves everything a benchmark looks at, and takes it down when `work` has ended. */
export async function withStand(name: string, work: (stand: Stand) => Promise<void>): Promise<void> {
  const ports = portsAt(20_000);
  const dist = `${CACHE}/${name}-dist`;
  const env = localWebEnv(ports);
  await buildFunctions();
  await buildWeb(env, dist);
  const backend = await startBackend({ name, ports });
  const servers: Server[] = [];
  const serve = async (folder: string) => {
    const port = ports.hosting + servers.length;
    servers.push(await serveHosting({ dist: folder, port, functionsPort: ports.functions }));
    return `http://localhost:${port}`;
  };
  try {
    const origin = await serve(dist);
    const { quizIds, responseIds } = await seed({ authPort: ports.auth, functionsPort: ports.functions });
    await work({
      origin,
      dist,
      paths: {
        profile: `/${DEMO.username}`,
        quiz: `/${DEMO.username}/${quizIds[0]}`,
        message: `/${DEMO.username}/anonymous-messages`,
        result: `/quiz/results/${responseIds[0]}`,
      },
      serve,
      build: (config, out) => buildWeb(env, out, config),
    });
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await backend.stop();
  }
}
