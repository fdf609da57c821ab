import type { Server } from 'node:http';
import { startBackend } from '../lib/backend.ts';
import { buildFunctions, buildWeb, localWebEnv } from '../lib/build.ts';
import { serveHosting } from '../lib/hosting.ts';
import { portsFor } from '../lib/ports.ts';
import { CACHE } from '../lib/project.ts';
import type { Target } from '../seed/client.ts';
import { DEMO, seed } from '../seed/seed.ts';

/** The production build, served with an empty backend that this process's Admin SDK can find. */
export interface Stand extends Target {
  origin: string;
  port: number;
  dist: string;
  /** Serves another folder by the same rules. Returns its origin. */
  serve(dist: string): Promise<string>;
  /** Builds the app with another configuration, for the same backend. */
  build(config: string, out: string): Promise<void>;
}

interface StandOptions {
  /** An existing build for these ports. */
  dist?: string;
  /** The port at which the functions reach Firestore. */
  firestoreProxyPort?: number;
}

/** Starts an empty backend for `work` that this process's Admin SDK can find. */
export async function withBackend(
  name: string,
  work: (target: Target) => Promise<void>,
  { firestoreProxyPort }: Omit<StandOptions, 'dist'> = {},
): Promise<void> {
  const ports = portsFor('tests');
  await buildFunctions();
  const backend = await startBackend({
    name,
    ports,
    ...(firestoreProxyPort && { firestoreProxyPort }),
  });
  Object.assign(process.env, backend.env);
  try {
    await work({ authPort: ports.auth, functionsPort: ports.functions });
  } finally {
    await backend.stop();
    // the next backend of this process would otherwise connect to this one
    for (const name of Object.keys(backend.env)) delete process.env[name];
  }
}

/** Builds and serves what a benchmark needs, and stops it when `work` has ended. */
export async function withStand(
  name: string,
  work: (stand: Stand) => Promise<void>,
  options: StandOptions = {},
): Promise<void> {
  const ports = portsFor('tests');
  const env = localWebEnv(ports);
  const dist = options.dist ?? `${CACHE}/${name}-dist`;
  if (!options.dist) await buildWeb(env, dist);
  const servers: Server[] = [];
  const serve = async (folder: string) => {
    const port = ports.hosting + servers.length;
    servers.push(await serveHosting({ dist: folder, port, functionsPort: ports.functions }));
    return `http://localhost:${port}`;
  };
  const onBackend = async (target: Target) => {
    try {
      await work({
        ...target,
        origin: await serve(dist),
        port: ports.hosting,
        dist,
        serve,
        build: (config, out) => buildWeb(env, out, config),
      });
    } finally {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    }
  };
  await withBackend(name, onBackend, options);
}

/** A stand whose backend holds the demo data. */
export interface DemoStand extends Stand {
  quizId: string;
  responseId: string;
  /** Paths of the demo's public pages. */
  paths: Readonly<Record<'profile' | 'quiz' | 'message' | 'result', string>>;
}

/** Calls `work` with a stand that has the demo's creator, quizzes, responses and messages. */
export function withDemoStand(name: string, work: (stand: DemoStand) => Promise<void>): Promise<void> {
  return withStand(name, async (stand) => {
    const { quizIds, responseIds } = await seed(stand);
    const [quizId = '', responseId = ''] = [quizIds[0], responseIds[0]];
    const paths = {
      profile: `/${DEMO.username}`,
      quiz: `/${DEMO.username}/${quizId}`,
      message: `/${DEMO.username}/anonymous-messages`,
      result: `/quiz/results/${responseId}`,
    };
    await work({ ...stand, quizId, responseId, paths });
  });
}
