import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildDeployment } from '../lib/build.ts';
import { CACHE, PROJECT, ROOT } from '../lib/project.ts';
import { type DemoStand, withDemoStand } from './environment.ts';
import { startInstance } from './instance.ts';
import { measure, median, pace, percentile } from './latency.ts';

const WARM_UP = 50;
const PEOPLE = 4;
const EACH = 75;
const COLD_RUNS = 9;
/** What one link may get right after a deployment, when no instance is warm and the CDN has nothing. */
const RUSH = { perSecond: 1000, seconds: 5 };

/** A function that does nothing: what the platform, HTTP and Express cost without us. */
const EMPTY =
  "import { onRequest } from 'firebase-functions/https';" +
  "export const empty = onRequest((request, response) => { response.end('x'); });";

interface Subject {
  name: string;
  module: string;
  target: string;
  path: string;
}

async function open(url: string, status: number): Promise<void> {
  // each visitor is somebody else: one sender has a limit
  const address = Array.from({ length: 4 }, () => Math.floor(Math.random() * 200) + 11).join('.');
  const reply = await fetch(url, { headers: { 'x-forwarded-for': address } });
  await reply.arrayBuffer();
  if (reply.status !== status) throw new Error(`${url}: ${reply.status}`);
}

const statusOf = ({ name }: Subject) => (name === 'unknown quiz' ? 404 : 200);

async function measureWarm(subjects: readonly Subject[]): Promise<void> {
  console.log(`\nwarm: ${PEOPLE} visitors at once, ${PEOPLE * EACH} requests each\n`);
  console.log(`${''.padEnd(18)}    p50    p95    per s  errors  x empty     MB`);
  let floor = Number.NaN;
  for (const subject of subjects) {
    const instance = await startInstance(subject.module, subject.target, ROOT);
    const ask = () => open(instance.origin + subject.path, statusOf(subject));
    await measure(PEOPLE, WARM_UP, ask);
    const { ms, perSecond, errors } = await measure(PEOPLE, EACH, ask);
    const p50 = percentile(ms, 0.5);
    if (Number.isNaN(floor)) floor = p50;
    console.log(
      subject.name.padEnd(18) +
        p50.toFixed(1).padStart(7) +
        percentile(ms, 0.95).toFixed(1).padStart(7) +
        perSecond.toFixed(0).padStart(9) +
        String(errors).padStart(8) +
        (p50 / floor).toFixed(1).padStart(9) +
        (instance.memory()?.toFixed(0) ?? '?').padStart(7),
    );
    await instance.stop();
  }
}

async function measureCold(subjects: readonly Subject[]): Promise<void> {
  console.log(`\ncold: a new process until its first answer, ${COLD_RUNS} runs in turn\n`);
  console.log(`${''.padEnd(18)}    p50    p95  x empty     MB`);
  const times = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  const sizes = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (let run = 0; run < COLD_RUNS; run++) {
    for (const subject of subjects) {
      const from = performance.now();
      const instance = await startInstance(subject.module, subject.target, ROOT);
      await open(instance.origin + subject.path, statusOf(subject));
      times.get(subject)?.push(performance.now() - from);
      sizes.get(subject)?.push(instance.memory() ?? Number.NaN);
      await instance.stop();
    }
  }
  const floor = median([...times.values()][0] ?? []);
  for (const [{ name }, ms] of times) {
    const size = median(sizes.get(subjects.find((one) => one.name === name) as Subject) ?? []);
    console.log(
      name.padEnd(18) +
        median(ms).toFixed(0).padStart(7) +
        percentile(ms, 0.95).toFixed(0).padStart(7) +
        (median(ms) / floor).toFixed(1).padStart(9) +
        size.toFixed(0).padStart(7),
    );
  }
}

/** Opens one link at a pace on a new process, whose first answer all wait for. */
async function measureRush(subjects: readonly Subject[]): Promise<void> {
  console.log(`\nrush: ${RUSH.perSecond} visitors a second open one link, from a new process's first moment\n`);
  console.log(`${''.padEnd(18)}    p50    p95    max  errors  p95 x empty     MB`);
  let floor = Number.NaN;
  for (const subject of subjects) {
    const instance = await startInstance(subject.module, subject.target, ROOT);
    const { ms, failures } = await pace(RUSH.perSecond, RUSH.seconds, () =>
      open(instance.origin + subject.path, statusOf(subject)),
    );
    const p95 = percentile(ms, 0.95);
    if (Number.isNaN(floor)) floor = p95;
    console.log(
      subject.name.padEnd(18) +
        [percentile(ms, 0.5), p95, Math.max(...ms)].map((time) => time.toFixed(0).padStart(7)).join('') +
        String(failures.length).padStart(8) +
        (p95 / floor).toFixed(1).padStart(13) +
        (instance.memory()?.toFixed(0) ?? '?').padStart(7),
    );
    await instance.stop();
  }
}

/** Prints what of a page's time is the read of its document, which the page function waits for. */
async function measureRead(stand: DemoStand): Promise<void> {
  const root = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const url = `${root}/quizzes/${stand.quizId}`;
  const { ms } = await measure(PEOPLE, EACH, () => open(url, 200));
  console.log(
    `\nof which one read of a quiz: p50 ${percentile(ms, 0.5).toFixed(1)}, p95 ${percentile(ms, 0.95).toFixed(1)}`,
  );
}

/**
 * `npm run bench pages`: how long the page function takes, warm, cold and in a rush, and how much memory, beside a function
 * that does nothing; and a new process's first picture. Each runs alone in a process, as an instance does.
 */
export async function pages(): Promise<void> {
  await withDemoStand('pages', async (stand) => {
    const folder = `${CACHE}/pages-functions`;
    await buildDeployment(stand.dist, folder);
    mkdirSync(`${CACHE}/pages-empty`, { recursive: true });
    writeFileSync(`${CACHE}/pages-empty/index.mjs`, EMPTY);
    const page = (name: string, path: string): Subject => ({
      name,
      module: pathToFileURL(`${folder}/index.js`).href,
      target: 'page',
      path,
    });
    const empty: Subject = {
      name: 'empty function',
      module: pathToFileURL(`${CACHE}/pages-empty/index.mjs`).href,
      target: 'empty',
      path: '/',
    };
    const { profile, quiz, message, result } = stand.paths;
    await measureWarm([
      empty,
      page('quiz', quiz),
      page('profile', profile),
      page('message', message),
      page('result', result),
      page('unknown quiz', `${profile}/abcd2345`),
    ]);
    await measureRead(stand);
    // drawn once and then kept by the instance: only the first one says what drawing costs
    const picture = { ...page('picture', `/og/quiz/${stand.quizId}.png`), target: 'pictures' };
    await measureCold([empty, page('quiz', quiz), picture]);
    await measureRush([empty, page('quiz', quiz)]);
  });
}
