import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { type Instance, startInstance } from './instance.ts';
import { pace, percentile, printRow } from './measure.ts';

const PER_SECOND = 1000;
const SECONDS = 10;
const ROUNDS = 3;
/** As many as Google passes on at once to an instance of ours; the others wait in front of it, as they do here. */
const CONNECTIONS = 80;

export interface RushSubject {
  name: string;
  file: string;
  target: string;
  path: string;
}

interface Answered {
  /** Why it isn't what was asked for. */
  problem?: string;
  /** The end of what was compressed: its checksum and length, so one for each rendering. */
  mark: string;
}

function ask(agent: Agent, { origin }: Instance, path: string): Promise<Answered> {
  // each visitor is somebody else: one sender has a limit
  const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': randomBytes(4).join('.') };
  return new Promise((resolve, reject) => {
    get(origin + path, { agent, headers }, (reply) => {
      let end = Buffer.alloc(0);
      reply.on('data', (part: Buffer) => {
        end = Buffer.concat([end.subarray(-8), part]).subarray(-8);
      });
      reply.once('error', reject).once('end', () => {
        const isShell = reply.headers['cache-control']?.includes('no-store');
        const problem = reply.statusCode === 200 ? isShell && 'shell' : String(reply.statusCode);
        resolve({ mark: end.toString('hex'), ...(problem && { problem }) });
      });
    }).once('error', reject);
  });
}

async function rush({ file, target, path }: RushSubject) {
  const instance = await startInstance(file, target);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const marks = new Set<string>();
  try {
    const from = performance.now();
    const { ms, failures } = await pace(PER_SECOND, SECONDS, async () => {
      const { problem, mark } = await ask(agent, instance, path);
      if (problem) throw new Error(problem);
      marks.add(mark);
    });
    return {
      ms,
      failures,
      seconds: (performance.now() - from) / 1000,
      processorMs: instance.processorMs(),
      renderings: marks.size,
      reads: instance.reads(),
      memory: instance.memory(),
    };
  } finally {
    agent.destroy();
    await instance.stop();
  }
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Prints how each subject takes a crowd that opens one link as soon as its instance has started, in turns: in ms since
 * a request was due, and in ms of the instance's processor for each. Last, how the last compares with the first.
 */
export async function measureRush(subjects: readonly RushSubject[]): Promise<void> {
  console.log(`\ncold, then ${PER_SECOND} a second for ${SECONDS} s, ${ROUNDS} rounds, sent by this machine, ms\n`);
  printRow('', ['answered', 'failed', 'a second', 'p50', 'p95', 'p99', 'max', 'cpu', 'reads', 'rendered', 'MB']);
  const found = new Map<RushSubject, Awaited<ReturnType<typeof rush>>[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < ROUNDS; round++) for (const [subject, runs] of found) runs.push(await rush(subject));
  const all = [...found].map(([{ name }, runs]) => {
    const ms = runs.flatMap((run) => run.ms);
    const failures = runs.flatMap((run) => run.failures);
    const answered = ms.length - failures.length;
    const processorMs = sum(runs.map((run) => run.processorMs)) / answered;
    const times = [...[0.5, 0.95, 0.99, 1].map((share) => percentile(ms, share)), processorMs];
    printRow(name, [
      answered,
      failures.length,
      (answered / sum(runs.map(({ seconds }) => seconds))).toFixed(0),
      ...times.map((time) => time.toFixed(time < 10 ? 2 : 0)),
      sum(runs.map(({ reads }) => reads)),
      sum(runs.map(({ renderings }) => renderings)),
      Math.max(...runs.map(({ memory }) => memory)).toFixed(0),
    ]);
    for (const kind of new Set(failures))
      console.log(`  ${kind}: ${failures.filter((failure) => failure === kind).length}`);
    return times;
  });
  const [first = [], last = []] = [all[0], all.at(-1)];
  printRow('ratio', ['', '', '', ...last.map((time, at) => (time / (first[at] ?? Number.NaN)).toFixed(1))]);
}
