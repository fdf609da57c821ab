import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { portsFor } from '../lib/ports.ts';
import { PROJECT, Sorry } from '../lib/project.ts';
import { endpointUrl, type Target } from '../seed/client.ts';
import { type Paced, pace, percentile } from './latency.ts';
import { serveSlowCommits } from './slow-commits.ts';
import { withBackend } from './stand.ts';
import {
  countStored,
  documents,
  type Goal,
  inputs,
  KINDS,
  type Kind,
  makeGoal,
  nowhereUrl,
  submit,
} from './submissions.ts';

const PER_SECOND = 8;
const SECONDS = { quiet: 20, slow: 60 };
const COMMIT_DELAY_MS = 350;
/** A submission is two commits, its count and its documents, and may wait for someone else's. */
const COMMITS = 3;

interface Measured {
  create: Paced;
  noWork: Paced;
  endpoint: Paced;
}

/** Measures an endpoint, bare creates of the same document, and requests without work, all at the same pace. */
async function measureAll(db: Firestore, target: Target, kind: Kind, goal: Goal, seconds: number): Promise<Measured> {
  const [create, noWork, endpoint] = await Promise.all([
    pace(PER_SECOND, seconds, async () => {
      const [path, fields] = documents[kind]();
      await db.doc(path).create(fields);
    }),
    pace(PER_SECOND, seconds, () => submit(nowhereUrl(target), inputs[kind](goal), 404)),
    pace(PER_SECOND, seconds, () => submit(endpointUrl(target, kind), inputs[kind](goal))),
  ]);
  return { create, noWork, endpoint };
}

const p95 = ({ ms }: Paced) => percentile(ms, 0.95);

function print(title: string, measured: Measured, kind: Kind): void {
  console.log(`\n${title.padEnd(26)}    p50    p95    max     503  errors  x create (p50)`);
  const rows = { 'bare create': measured.create, 'no work (404)': measured.noWork, [kind]: measured.endpoint };
  for (const [name, { ms, failures }] of Object.entries(rows)) {
    const unavailable = failures.filter((failure) => failure === '503').length;
    const times = [percentile(ms, 0.5), percentile(ms, 0.95), Math.max(...ms)];
    const ratio = percentile(ms, 0.5) / percentile(measured.create.ms, 0.5);
    const columns = [
      ...times.map((time) => time.toFixed(0).padStart(7)),
      ...[unavailable, failures.length - unavailable].map((n) => String(n).padStart(8)),
    ];
    console.log(`${name.padEnd(26)}${columns.join('')}${ratio.toFixed(2).padStart(10)}`);
  }
}

function printAims({ quiet, slow }: { quiet: Measured; slow: Measured }): void {
  const line = (what: string, found: number, aim: number) =>
    console.log(`${what}: ${found.toFixed(0)} ms, aim below ${aim.toFixed(0)}: ${found < aim ? 'met' : 'MISSED'}`);
  line('p95', p95(slow.endpoint), p95(quiet.endpoint) + COMMITS * COMMIT_DELAY_MS);
  // it waits for no commit, so only the machine's other load may slow it down
  line('p95 of what touches nothing', p95(slow.noWork), p95(quiet.noWork) + COMMIT_DELAY_MS / 2);
}

/**
 * `npm run bench load steady`: strangers submit to one person at a steady pace while every commit is slow. Throws
 * `Sorry` when something failed, or was stored twice or not at all.
 */
export async function steady(): Promise<void> {
  const proxy = await serveSlowCommits(portsFor('tests').firestore);
  const work = async (target: Target) => {
    process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${proxy.port}`;
    const db = getFirestore(getApps()[0] ?? initializeApp({ projectId: PROJECT }));
    const all: Paced[] = [];
    for (const kind of KINDS) {
      const warmUp = await makeGoal(target);
      await measureAll(db, target, kind, warmUp, 3);
      const goal = await makeGoal(target);
      const quiet = await measureAll(db, target, kind, goal, SECONDS.quiet);
      print(`${PER_SECOND} a second, quiet`, quiet, kind);
      proxy.delayMs = COMMIT_DELAY_MS;
      const slow = await measureAll(db, target, kind, goal, SECONDS.slow);
      proxy.delayMs = 0;
      print(`commits + ${COMMIT_DELAY_MS} ms`, slow, kind);
      printAims({ quiet, slow });
      const sent = quiet.endpoint.ms.length + slow.endpoint.ms.length;
      const stored = (await countStored(db, goal))[kind];
      console.log(`sent ${sent}, stored ${stored}`);
      all.push(...Object.values(quiet), ...Object.values(slow));
      if (stored !== sent) throw new Sorry('Something is stored twice or not at all.');
    }
    if (all.some(({ failures }) => failures.length > 0)) throw new Sorry('Something failed.');
  };
  try {
    await withBackend('steady', work, { firestoreProxyPort: proxy.port });
  } finally {
    proxy.close();
  }
}
