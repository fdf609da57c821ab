import { startBackend } from '../lib/backend.ts';
import { buildFunctions, buildWeb, localWebEnv } from '../lib/build.ts';
import { serveHosting } from '../lib/hosting.ts';
import { close } from '../lib/http.ts';
import { portsFor } from '../lib/ports.ts';
import { CACHE } from '../lib/project.ts';
import type { Target } from '../seed/client.ts';
import { DEMO } from '../seed/demo-data.ts';
import { seed } from '../seed/seed.ts';

/** The production build, served with an empty backend that this process's Admin SDK can find. */
export interface Stand extends Target {
  origin: string;
  port: number;
  dist: string;
}

/** Starts an empty backend for `work` that this process's Admin SDK can find. */
export async function withBackend(
  name: string,
  work: (target: Target) => Promise<void>,
  /** The port at which the functions reach Firestore. */
  firestoreProxyPort?: number,
): Promise<void> {
  const ports = portsFor('tests');
  await buildFunctions();
  const backend = await startBackend({ name, ports, ...(firestoreProxyPort && { firestoreProxyPort }) });
  Object.assign(process.env, backend.env);
  try {
    await work({ authPort: ports.auth, functionsPort: ports.functions });
  } finally {
    await backend.stop();
  }
}

/** Builds and serves what a benchmark needs, and stops it when `work` has ended. */
export async function withStand(name: string, work: (stand: Stand) => Promise<void>): Promise<void> {
  const ports = portsFor('tests');
  const dist = `${CACHE}/${name}-dist`;
  await buildWeb(localWebEnv(ports), dist);
  await withBackend(name, async (target) => {
    const port = ports.hosting;
    const hosting = await serveHosting({ dist, port, functionsPort: ports.functions });
    try {
      await work({ ...target, origin: `http://localhost:${port}`, port, dist });
    } finally {
      close(hosting);
    }
  });
}

export interface DemoStand extends Stand {
  quizId: string;
  /** Paths of the demo's public pages. */
  paths: Readonly<Record<'profile' | 'quiz' | 'message' | 'result', string>>;
}

export function withDemoStand(name: string, work: (stand: DemoStand) => Promise<void>): Promise<void> {
  return withStand(name, async (stand) => {
    const { quizIds, responseIds } = await seed(stand);
    const quizId = quizIds[0] ?? '';
    const paths = {
      profile: `/${DEMO.username}`,
      quiz: `/${DEMO.username}/${quizId}`,
      message: `/${DEMO.username}/anonymous-messages`,
      result: `/quiz/results/${responseIds[0]}`,
    };
    await work({ ...stand, quizId, paths });
  });
}
