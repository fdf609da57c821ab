import { randomInt, randomUUID } from 'node:crypto';
import { paths } from '../../domain/paths.ts';
import { makeMessageInput } from '../../domain/testing/make-message.ts';
import { makeDraft } from '../../domain/testing/make-quiz.ts';
import { makeResponseInput } from '../../domain/testing/make-response.ts';
import { serveFarDatabase } from '../lib/far-database.ts';
import { localDatabase } from '../lib/local-admin.ts';
import { portsFor, waitUntil } from '../lib/ports.ts';
import { inRoot, Sorry } from '../lib/project.ts';
import { saveDraft, signUp, type Target } from '../seed/client.ts';
import { withBackend } from './environment.ts';
import { startInstance, writeFloors } from './instance.ts';
import { loop, median, pace, percentile, printRow } from './measure.ts';

const PER_SECOND = [100, 300];
/** How long one commit to a document takes that all write: as quick as it gets, and as slow as Firestore advises. */
const COMMITS_MS = [30, 1000];
const DELAYS = { readMs: 10, commitMs: 30 };
const INSTANCES = 2;
const WARM_UP = { perSecond: 20, seconds: 10 };
/** Sent one after the other, of each kind. */
const ALONE = 200;
const AIMS = { answeredMs: 1000, storedS: 60, ratio: 1.6 };
const STORED_WITHIN_S = 120;

async function makeGoal(target: Target): Promise<{ uid: string; quizId: string }> {
  const creator = await signUp(target, {
    name: 'Robin Load',
    username: `robin${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@example.com`,
    password: 'bench-password',
  });
  return { uid: creator.uid, quizId: (await saveDraft(creator, makeDraft('know-me'))).quizId };
}

/** Posts from an unused address each time, so that no sender's limit is reached. */
async function post(url: string, body: object): Promise<void> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(String(reply.status));
}
const play = (origin: string, quizId: string) =>
  post(`${origin}/api/responses`, { ...makeResponseInput('know-me'), id: randomUUID(), quizId });
const write = (origin: string, recipientId: string) =>
  post(`${origin}/api/messages`, { ...makeMessageInput({ recipientId }), id: randomUUID() });

/**
 * `npm run bench load`: first how long an answer and a message take, beside a function that only creates a document.
 * Then everybody plays one quiz, for `seconds`, through two instances, while its counts take one commit at a time. Prints
 * how long players wait for their score, and what is stored and counted how late. Throws `Sorry` when something failed,
 * was stored twice or not at all, or is miscounted.
 */
export async function load(seconds: number): Promise<void> {
  const ports = portsFor('tests');
  const proxy = await serveFarDatabase(ports.firestore);
  const problems: string[] = [];
  const work = async (target: Target) => {
    const db = localDatabase();
    const env = {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${proxy.port}`,
      CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
    };
    const start = () => startInstance(inRoot('functions/deploy/index.js'), 'api', env);
    const instances = await Promise.all(Array.from({ length: INSTANCES }, start));
    let next = 0;
    const playSomewhere = (quizId: string) => play(instances[next++ % INSTANCES]?.origin ?? '', quizId);
    const measure = async (perSecond: number, commitMs: number) => {
      const { uid, quizId } = await makeGoal(target);
      const warmUp = await pace(WARM_UP.perSecond, WARM_UP.seconds, () => playSomewhere(quizId));
      Object.assign(proxy, { ...DELAYS, hot: { name: paths.quizTally(quizId), commitMs } });
      const { ms, failures } = await pace(perSecond, seconds, () => playSomewhere(quizId));
      const from = Date.now();
      const sent = warmUp.ms.length - warmUp.failures.length + ms.length - failures.length;
      let found: unknown[] = [];
      const isThere = async () => {
        const stored = await db.collection(paths.responses).where('quiz.id', '==', quizId).count().get();
        const counted = (await db.doc(paths.listing(uid)).get()).get(`plays.${quizId}`);
        found = [stored.data().count, counted];
        return found.every((count) => count === sent);
      };
      // in a rush, that is after the answer
      await waitUntil(isThere, STORED_WITHIN_S);
      Object.assign(proxy, { readMs: 0, commitMs: 0, hot: null });
      if (found.some((count) => count !== sent)) problems.push(`sent ${sent}, stored and counted ${found.join(', ')}`);
      if (failures.length > 0) problems.push(`failed: ${[...new Set(failures)].join(', ')}`);
      const times = [0.5, 0.95, 0.99, 1].map((share) => percentile(ms, share).toFixed(0));
      const afterS = ((Date.now() - from) / 1000).toFixed(0);
      printRow(`${perSecond} a second, commits ${commitMs} ms`, [...times, failures.length, afterS]);
    };
    const measureAlone = async () => {
      const { uid, quizId } = await makeGoal(target);
      const floor = await startInstance(writeFloors(), 'create', env);
      Object.assign(proxy, DELAYS);
      const origin = instances[0]?.origin ?? '';
      const kinds = {
        'a function that creates a document': () => post(floor.origin, {}),
        'an answer': () => play(origin, quizId),
        'a message': () => write(origin, uid),
      };
      const found = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
      // in turns, as the machine is faster at one time than at another
      for (let n = 0; n < ALONE; n++)
        for (const [kind, work] of Object.entries(kinds)) {
          const { ms, failures } = await loop(1, 1, work);
          if (failures.length > 0) problems.push(`${kind} failed: ${failures[0]}`);
          found.get(kind)?.push(...ms);
        }
      await floor.stop();
      Object.assign(proxy, { readMs: 0, commitMs: 0 });
      const [least = Number.NaN] = [...found.values()].map(median);
      for (const [kind, ms] of found)
        printRow(kind, [median(ms).toFixed(0), percentile(ms, 0.95).toFixed(0), (median(ms) / least).toFixed(2)]);
    };
    try {
      console.log(
        `\none at a time, reads ${DELAYS.readMs} ms, commits ${DELAYS.commitMs} ms; aim: ratio ${AIMS.ratio}\n`,
      );
      printRow('', ['p50', 'p95', 'ratio']);
      await measureAlone();
      console.log(`\n${seconds} s to one quiz, ${INSTANCES} instances; ms until the score, s until all is counted\n`);
      printRow('', ['p50', 'p95', 'p99', 'max', 'failed', 'counted']);
      for (const perSecond of PER_SECOND) for (const commitMs of COMMITS_MS) await measure(perSecond, commitMs);
      console.log(`\naims: p99 below ${AIMS.answeredMs} ms, all counted within ${AIMS.storedS} s, none failed`);
    } finally {
      await Promise.all(instances.map((instance) => instance.stop()));
    }
  };
  await withBackend('load', work, proxy.port).finally(() => proxy.close());
  if (problems.length > 0) throw new Sorry(problems.join('; '));
}
