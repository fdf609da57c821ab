import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readBudget } from './budget.ts';
import { demandFree, portsFor } from '../lib/ports.ts';
import { type Env, endOf } from '../lib/process.ts';
import { ProcessorTime } from './processor-time.ts';
import { CACHE, inRoot } from '../lib/project.ts';
import { shareBackend } from './backend.ts';
import { type Step, summary } from './summary.ts';
import { fromExitCode, type Tally } from './tally.ts';
import { STEPS, type StepName, type TestStep } from './test-steps.ts';

/** The steps of a run, each with parts of the names of its test files; without any, all run. */
export type Chosen = Partial<Record<StepName, readonly string[]>>;

const headline = (name: string) => console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
const kindOf = (name: StepName): TestStep => STEPS[name];

/**
 * Runs steps, as many side by side as there are processors, and prints a summary; a failing step doesn't hide others.
 * Returns the exit code. Throws `Sorry` before the first one when a port is taken or a browser is missing.
 */
export async function runSteps(chosen: Chosen): Promise<number> {
  const started = Date.now();
  const all = new ProcessorTime();
  const names = Object.keys(STEPS).filter((name) => isPartOf(name as StepName, chosen)) as StepName[];
  for (const purpose of new Set(names.flatMap((name) => kindOf(name).ports ?? []))) await demandFree(portsFor(purpose));
  const prepared = new Map<StepName, Env>();
  for (const name of names) prepared.set(name, (await kindOf(name).prepare?.()) ?? {});
  const shared = shareBackend();
  const start = async (name: StepName) => {
    const { shares, needs } = kindOf(name);
    const env = { ...prepared.get(name), ...(shares && (await shared.env(needs?.includes('site') ?? false))) };
    return runStep(name, chosen[name] ?? [], env, Object.keys(chosen).length === 1 && name in chosen);
  };
  const done = await inLanes(names, start, shared.broken);
  await shared.stop();
  const used = { elapsed: (Date.now() - started) / 1000, processor: all.seconds(), budgets: readBudget() };
  const { lines, isGood } = summary(done, used);
  console.log(lines.join('\n'));
  return isGood ? 0 : 1;
}

const isPartOf = (name: StepName, chosen: Chosen) =>
  name in chosen || Object.keys(chosen).some((other) => kindOf(other as StepName).needs?.includes(name));

/** Starts each step once those before it have ended and a processor is free. */
async function inLanes(
  names: readonly StepName[],
  start: (name: StepName) => Promise<Step>,
  broken: Promise<never>,
): Promise<Step[]> {
  const lanes = availableParallelism();
  const waiting = new Set(names);
  const running = new Map<StepName, Promise<Step>>();
  const done: Step[] = [];
  const isReady = (name: StepName) => {
    const { needs = [], after = [] } = kindOf(name);
    return [...needs, ...after].every((other) => !waiting.has(other) && !running.has(other));
  };
  while (waiting.size + running.size > 0) {
    for (const name of [...waiting].filter(isReady)) {
      if (running.size >= lanes) break;
      waiting.delete(name);
      const failed = done.find((step) => kindOf(name).needs?.includes(step.name as StepName) && step.tally.failed > 0);
      running.set(name, failed ? Promise.resolve(leftOutAfter(name, failed.name)) : start(name));
    }
    const step = await Promise.race([...running.values(), broken]);
    running.delete(step.name as StepName);
    done.push(step);
  }
  return done;
}

const leftOutAfter = (name: string, failed: string): Step => ({
  name,
  tally: fromExitCode(1, `${name}: not run, as the step ${failed} failed`),
  seconds: 0,
  processorSeconds: 0,
});

/** Runs a step in a process of its own. Its output comes at its end, in one piece, unless it is the `only` one. */
async function runStep(name: StepName, filters: readonly string[], env: Env, only: boolean): Promise<Step> {
  const started = Date.now();
  mkdirSync(`${CACHE}/steps`, { recursive: true });
  const log = `${CACHE}/steps/${name}.log`;
  const out = only ? 'inherit' : openSync(log, 'w');
  if (only) headline(name);
  else console.log(`${name} ...`);
  const child = fork(inRoot('scripts/test/one-step.ts'), [name, ...filters], {
    detached: true, // Ctrl-C is for the runner alone, which ends all that its steps have started
    stdio: ['ignore', out, out, 'ipc'],
    env: { ...process.env, ...env },
  });
  if (out !== 'inherit') closeSync(out);
  const processor = new ProcessorTime(child.pid);
  const tally = await tallyOf(child, name);
  const step = { name, tally, seconds: (Date.now() - started) / 1000, processorSeconds: processor.seconds() };
  if (!only) {
    headline(name);
    process.stdout.write(readFileSync(log));
  }
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${step.seconds.toFixed(1)} s`);
  return step;
}

async function tallyOf(child: ChildProcess, name: string): Promise<Tally> {
  let tally: Tally | undefined;
  child.once('message', (message) => {
    tally = message as Tally;
  });
  const code = await endOf(child);
  return tally ?? fromExitCode(code || 1, name);
}
