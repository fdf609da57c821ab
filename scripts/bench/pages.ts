import { buildDeployment } from '../lib/build.ts';
import { CACHE } from '../lib/project.ts';
import { withDemoStand } from './environment.ts';
import { type Instance, startInstance, writeFloors } from './instance.ts';
import { loop, median, percentile, printRow } from './measure.ts';
import { measureRush } from './rush.ts';

const PEOPLE = 4;
const WARM_UP = 50;
const EACH = 75;
const COLD_RUNS = 9;

interface Subject {
  name: string;
  file: string;
  target: string;
  path: string;
  status?: number;
}

async function open({ origin }: Instance, { path, status = 200 }: Subject): Promise<void> {
  // each visitor is somebody else: one sender has a limit
  const address = Array.from({ length: 4 }, () => Math.floor(Math.random() * 200) + 11).join('.');
  const reply = await fetch(origin + path, { headers: { 'x-forwarded-for': address } });
  await reply.arrayBuffer();
  if (reply.status !== status) throw new Error(`${path}: ${reply.status}`);
}

/** Starts an instance of a subject, for as long as `work` takes. Returns what that returns, and the memory used. */
async function withInstance<Result>(subject: Subject, work: (instance: Instance) => Promise<Result>) {
  const instance = await startInstance(subject.file, subject.target);
  try {
    return { found: await work(instance), memory: instance.memory() };
  } finally {
    await instance.stop();
  }
}

function print(name: string, ms: readonly number[], failed: number, memory: number): void {
  const times = [0.5, 0.95, 1].map((share) => percentile(ms, share).toFixed(1));
  printRow(name, [...times, failed, memory.toFixed(0)]);
}

function printTitle(title: string): void {
  console.log(`\n${title}\n`);
  printRow('', ['p50', 'p95', 'max', 'failed', 'MB']);
}

async function measureWarm(subjects: readonly Subject[]): Promise<void> {
  printTitle(`warm: ${PEOPLE} visitors at once, ${PEOPLE * EACH} requests each, ms`);
  for (const subject of subjects) {
    const { found, memory } = await withInstance(subject, async (instance) => {
      await loop(PEOPLE, WARM_UP, () => open(instance, subject));
      return loop(PEOPLE, EACH, () => open(instance, subject));
    });
    print(subject.name, found.ms, found.failures.length, memory);
  }
}

async function measureCold(subjects: readonly Subject[]): Promise<void> {
  printTitle(`cold: a new process until its first answer, ${COLD_RUNS} runs, ms`);
  for (const subject of subjects) {
    const runs: { ms: number; memory: number }[] = [];
    for (let run = 0; run < COLD_RUNS; run++) {
      const from = performance.now();
      const { found: ms, memory } = await withInstance(subject, async (instance) => {
        await open(instance, subject);
        return performance.now() - from;
      });
      runs.push({ ms, memory });
    }
    print(
      subject.name,
      runs.map(({ ms }) => ms),
      0,
      median(runs.map(({ memory }) => memory)),
    );
  }
}

/**
 * `npm run bench pages`: how long the page function takes, warm and cold, and how much memory, beside a function
 * that does nothing; a new process's first picture, and its first answer of the API; how a crowd fares that opens one
 * link right after a deployment. Each runs alone in a process, as an instance does.
 */
export async function pages(): Promise<void> {
  await withDemoStand('pages', async ({ dist, paths, quizId }) => {
    const folder = `${CACHE}/pages-functions`;
    await buildDeployment(dist, folder);
    const file = `${folder}/index.js`;
    const empty: Subject = { name: 'empty function', file: writeFloors(), target: 'empty', path: '/' };
    const page = (name: string, path: string): Subject => ({ name, file, target: 'page', path });
    const quiz = page('quiz', paths.quiz);
    await measureWarm([
      empty,
      quiz,
      page('profile', paths.profile),
      page('message', paths.message),
      page('result', paths.result),
      { ...page('unknown quiz', `${paths.profile}/abcd2345`), status: 404 },
    ]);
    // drawn once and then kept by the instance: only the first one says what drawing costs
    const picture = { name: 'picture', file, target: 'pictures', path: `/og/quiz/${quizId}.png` };
    await measureCold([empty, quiz, picture, { name: 'api', file, target: 'api', path: '/api/nothing', status: 404 }]);
    await measureRush([empty, quiz]);
  });
}
