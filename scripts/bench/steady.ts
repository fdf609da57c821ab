import type { Firestore } from 'firebase-admin/firestore';
import { portsFor } from '../lib/ports.ts';
import { Sorry } from '../lib/project.ts';
import type { Target } from '../seed/client.ts';
import { type ApiInstances, databaseAt, startApiInstances } from './api-instances.ts';
import { withBackend } from './environment.ts';
import { type FarDatabase, serveFarDatabase } from './far-database.ts';
import { type Paced, pace, percentile } from './latency.ts';
import { documents, type Goal, inputs, KINDS, type Kind, makeGoal, submit, waitUntilStored } from './submissions.ts';

const PER_SECOND = 8;
const SECONDS = { quiet: 20, slow: 60 };
const FAR = { readMs: 10, commitMs: 30 };
const COMMIT_DELAY_MS = 350;
/** A submission is one commit, and may wait for someone else's. */
const COMMITS = 2;
const INSTANCES = 2;
/** How many times an empty request and a bare create an answer may take. */
const RATIO_AIM = 1.6;

interface Measured {
  create: Paced;
  noWork: Paced;
  endpoint: Paced;
}

/** Measures an endpoint, bare creates of the same document, and requests without work, all at the same pace. */
async function measureAll(
  db: Firestore,
  api: ApiInstances,
  kind: Kind,
  goal: Goal,
  seconds: number,
): Promise<Measured> {
  const [create, noWork, endpoint] = await Promise.all([
    pace(PER_SECOND, seconds, async () => {
      const [path, fields] = documents[kind]();
      await db.doc(path).create(fields);
    }),
    pace(PER_SECOND, seconds, () => submit(api.urlOf('nothing'), inputs[kind](goal), 404)),
    pace(PER_SECOND, seconds, () => submit(api.urlOf(kind), inputs[kind](goal))),
  ]);
  return { create, noWork, endpoint };
}

/** An empty request and a bare create, one after the other. */
const floorOf = ({ create, noWork }: Measured) => percentile(create.ms, 0.5) + percentile(noWork.ms, 0.5);
const p95 = ({ ms }: Paced) => percentile(ms, 0.95);

function print(title: string, measured: Measured, kind: Kind): void {
  console.log(`\n${title.padEnd(26)}    p50    p95    max     503  errors  x both (p50)`);
  const rows = { 'bare create': measured.create, 'no work (404)': measured.noWork, [kind]: measured.endpoint };
  for (const [name, { ms, failures }] of Object.entries(rows)) {
    const unavailable = failures.filter((failure) => failure === '503').length;
    const times = [percentile(ms, 0.5), percentile(ms, 0.95), Math.max(...ms)];
    const ratio = percentile(ms, 0.5) / floorOf(measured);
    const columns = [
      ...times.map((time) => time.toFixed(0).padStart(7)),
      ...[unavailable, failures.length - unavailable].map((n) => String(n).padStart(8)),
    ];
    console.log(`${name.padEnd(26)}${columns.join('')}${ratio.toFixed(2).padStart(10)}`);
  }
}

function printAims({ quiet, slow }: { quiet: Measured; slow: Measured }): void {
  const line = (what: string, found: number, aim: number, digits = 0) =>
    console.log(
      `${what}: ${found.toFixed(digits)}, aim below ${aim.toFixed(digits)}: ${found < aim ? 'met' : 'MISSED'}`,
    );
  line('times the floor', percentile(quiet.endpoint.ms, 0.5) / floorOf(quiet), RATIO_AIM, 2);
  line('p95 with slow commits, ms', p95(slow.endpoint), p95(quiet.endpoint) + COMMITS * COMMIT_DELAY_MS);
  // it waits for no commit, so only the machine's other load may slow it down
  line('p95 of what touches nothing, ms', p95(slow.noWork), p95(quiet.noWork) + COMMIT_DELAY_MS / 2);
}

async function measureKind(target: Target, api: ApiInstances, proxy: FarDatabase, kind: Kind): Promise<Paced[]> {
  const [far, direct] = [databaseAt(proxy.port), databaseAt(portsFor('tests').firestore)];
  await measureAll(far, api, kind, await makeGoal(target), 3);
  const goal = await makeGoal(target);
  Object.assign(proxy, FAR);
  const quiet = await measureAll(far, api, kind, goal, SECONDS.quiet);
  print(`${PER_SECOND} a second`, quiet, kind);
  proxy.commitMs += COMMIT_DELAY_MS;
  const slow = await measureAll(far, api, kind, goal, SECONDS.slow);
  Object.assign(proxy, { readMs: 0, commitMs: 0 });
  print(`commits + ${COMMIT_DELAY_MS} ms`, slow, kind);
  printAims({ quiet, slow });
  const sent = quiet.endpoint.ms.length + slow.endpoint.ms.length;
  const { found: stored } = await waitUntilStored(direct, goal, kind, sent);
  console.log(`sent ${sent}, stored ${stored}`);
  if (stored !== sent) throw new Sorry('Something is stored twice or not at all.');
  return [...Object.values(quiet), ...Object.values(slow)];
}

/**
 * `npm run bench load steady`: strangers submit to one person at a steady pace, through two instances far from the
 * database, and while every commit is slow. Throws `Sorry` when something failed, or was stored twice or not at all.
 */
export async function steady(): Promise<void> {
  const proxy = await serveFarDatabase(portsFor('tests').firestore);
  const work = async (target: Target) => {
    const api = await startApiInstances(INSTANCES, proxy.port);
    try {
      const all: Paced[] = [];
      for (const kind of KINDS) all.push(...(await measureKind(target, api, proxy, kind)));
      if (all.some(({ failures }) => failures.length > 0)) throw new Sorry('Something failed.');
    } finally {
      await api.stop();
    }
  };
  try {
    await withBackend('steady', work, { firestoreProxyPort: proxy.port });
  } finally {
    proxy.close();
  }
}
