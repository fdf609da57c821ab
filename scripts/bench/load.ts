import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { paths } from '../../domain/paths.ts';
import { inRoot, PROJECT, Sorry } from '../lib/project.ts';
import { endpointUrl } from '../seed/client.ts';
import { withBackend } from './environment.ts';
import { type Latencies, measure, median, percentile, together } from './latency.ts';
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

const VISITORS = 200;
/** Rounds of each kind in turn, so that a slow moment of the machine affects all of them. */
const ROUNDS = 4;
const COUNTS_WITHIN_MS = 5000;
/** How long to wait for the counts. */
const COUNTS_MS = 60_000;

/** The measurements of a kind: the endpoint, and its baselines. */
interface Measured {
  /** The document through the Admin SDK, with nothing around it. */
  create: Latencies[];
  /** The same request to a nonexistent address of the function: HTTP, the platform, and a log line. */
  noWork: Latencies[];
  endpoint: Latencies[];
}
const someMeasured = (): Measured => ({ create: [], noWork: [], endpoint: [] });

const p50 = ({ ms }: Latencies) => percentile(ms, 0.5);

function print(kind: Kind, measured: Measured): void {
  const create = together(measured.create);
  const noWork = together(measured.noWork);
  const line = (name: string, latencies: Latencies) => {
    const columns = [0.5, 0.95, 0.99].map((share) => percentile(latencies.ms, share).toFixed(0).padStart(7));
    const ratios = [p50(create), p50(create) + p50(noWork)].map((floor) => (p50(latencies) / floor).toFixed(2));
    console.log(
      `${name.padEnd(26)}${columns.join('')}${latencies.perSecond.toFixed(0).padStart(9)}${String(latencies.errors).padStart(8)}${ratios.map((ratio) => ratio.padStart(10)).join('')}`,
    );
  };
  line(`bare create (${kind})`, create);
  line('no work (404)', noWork);
  line(`/api/${kind}`, together(measured.endpoint));
}

/** The counts that follow from what was sent. */
const COUNTS: Record<Kind, (goal: Goal) => [path: string, field: string][]> = {
  responses: ({ uid, quizId }) => [[paths.listing(uid), `plays.${quizId}`]],
  messages: ({ uid }) => [[paths.account(uid), 'inbox.messages']],
};

/** Waits until every count of a kind is `sent`; returns after how many milliseconds, or what is still wrong. */
async function waitForCounts(db: Firestore, kind: Kind, goal: Goal, sent: number) {
  const started = performance.now();
  const counts = COUNTS[kind](goal);
  for (;;) {
    const found = await db.getAll(...counts.map(([path]) => db.doc(path)));
    const wrong = counts.filter(([, field], index) => found[index]?.get(field) !== sent);
    const ms = performance.now() - started;
    if (wrong.length === 0) return { ms, wrong: [] };
    if (ms > COUNTS_MS) return { ms, wrong: wrong.map(([, field]) => field) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const LOADINGS = 7;

/** Returns the milliseconds that a fresh Node takes to import modules, as a median. */
function importTime(...modules: string[]): number {
  const script = `const from = performance.now();
    await Promise.all(${JSON.stringify(modules)}.map((name) => import(name)));
    console.log(performance.now() - from);
    process.exit();`;
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-whoknows' };
  const times = Array.from({ length: LOADINGS }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }).trim()),
  );
  return median(times);
}

/**
 * Prints how long an instance takes to load the functions, compared with the packages that any functions with a
 * database load.
 */
async function printLoadTimes(bundle: string): Promise<void> {
  const floor = importTime('firebase-functions/https', 'firebase-admin/app', 'firebase-admin/firestore');
  const whole = importTime(bundle);
  console.log(
    `\ncold start: the functions load in ${whole.toFixed(0)} ms, firebase-functions and firebase-admin alone in ${floor.toFixed(0)} ms (x ${(whole / floor).toFixed(2)})`,
  );
}

/**
 * `npm run bench load`: many visitors submit in parallel to one quiz and one inbox, compared with bare creates of the
 * same documents. Throws `Sorry` when something failed, was stored twice or not at all, or is miscounted.
 */
export async function load(): Promise<void> {
  await withBackend('load', async (target) => {
    const db = getFirestore(getApps()[0] ?? initializeApp({ projectId: PROJECT }));
    const goal = await makeGoal(target);
    // an inbox accepts a thousand in ten minutes
    const warmUp = await makeGoal(target);
    const measured: Record<Kind, Measured> = { responses: someMeasured(), messages: someMeasured() };
    const each = VISITORS * ROUNDS;
    const counts: Awaited<ReturnType<typeof waitForCounts>>[] = [];
    const create = (kind: Kind) => async () => {
      const [path, fields] = documents[kind]();
      await db.doc(path).create(fields);
    };
    for (const kind of KINDS) {
      const url = endpointUrl(target, kind);
      const nowhere = nowhereUrl(target);
      const { create: creates, noWork, endpoint } = measured[kind];
      // a warm instance has open connections and compiled code
      await measure(VISITORS, 1, create(kind));
      await measure(VISITORS, 1, () => submit(url, inputs[kind](warmUp)));
      for (let round = 0; round < ROUNDS; round++) {
        creates.push(await measure(VISITORS, 1, create(kind)));
        noWork.push(await measure(VISITORS, 1, () => submit(nowhere, inputs[kind](goal), 404)));
        endpoint.push(await measure(VISITORS, 1, () => submit(url, inputs[kind](goal))));
      }
      // the counting of one kind must not slow down the next
      counts.push(await waitForCounts(db, kind, goal, each));
    }
    const sent = { responses: each, messages: each };
    const wrong = counts.flatMap((one) => one.wrong);
    const countedMs = Math.max(...counts.map(({ ms }) => ms));
    console.log(
      `\n${VISITORS} visitors at once, ${ROUNDS} rounds, to one quiz and one inbox; times in ms (both: a bare create and a request without work)\n`,
    );
    console.log(`${''.padEnd(26)}    p50    p95    p99    per s  errors  x create    x both`);
    for (const kind of KINDS) print(kind, measured[kind]);
    const stored = await countStored(db, goal);
    console.log(`\nsent ${JSON.stringify(sent)}, stored ${JSON.stringify(stored)}`);
    console.log(
      wrong.length === 0
        ? `counts right ${(countedMs / 1000).toFixed(1)} s after the last answer (aim: ${COUNTS_WITHIN_MS / 1000} s)`
        : `counts wrong: ${wrong.join(', ')}`,
    );
    await printLoadTimes(pathToFileURL(inRoot('functions/deploy/index.js')).href);
    const errors = Object.values(measured)
      .flatMap(({ create, noWork, endpoint }) => [...create, ...noWork, ...endpoint])
      .reduce((sum, one) => sum + one.errors, 0);
    if (errors > 0 || wrong.length > 0 || JSON.stringify(sent) !== JSON.stringify(stored))
      throw new Sorry('Something failed, is stored twice or not at all, or is counted wrong.');
  });
}
