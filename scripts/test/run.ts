import { existsSync, globSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { emptyDatabase } from '../lib/local-admin.ts';
import { demandFree, portsFor } from '../lib/ports.ts';
import type { Env } from '../lib/process.ts';
import { CACHE, ROOT, Sorry } from '../lib/project.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { showProgress } from './progress.ts';
import { logOf, type Outcome, runStep, startOf, wholeStep } from './step.ts';
import { STEPS, type StepName } from './steps.ts';
import { nameOf, readLimits, summary } from './summary.ts';
import { tryAgain } from './unsteady.ts';

/** The steps of a run, each with the files that it is about; none are all. */
export type Chosen = Partial<Record<StepName, readonly string[]>>;

const LOG_LINES = 200;
const PAGE_LINES = 60;

/** Prints the output of a failed step, and what the pages of failed journeys said: on CI, files are gone with the machine. */
function printDetails({ name }: Outcome): void {
  if (!existsSync(logOf(name))) return;
  console.log(`\n── ${name}\n${readFileSync(logOf(name), 'utf8').trimEnd().split('\n').slice(-LOG_LINES).join('\n')}`);
  for (const file of name === 'journeys' ? globSync(`${CACHE}/e2e-results/*/error-context.md`) : []) {
    const [, page = ''] = readFileSync(file, 'utf8').split('```yaml\n');
    console.log(`The page of ${file.split('/').at(-2)}:\n${page.split('\n').slice(0, PAGE_LINES).join('\n')}`);
  }
}

const NEEDED_MB = 300;

function demandSpace(): void {
  const { bavail, bsize } = statfsSync(existsSync(CACHE) ? CACHE : ROOT);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < NEEDED_MB) throw new Sorry(`The disk is full: ${free} MB are free, and the tests need ${NEEDED_MB}.`);
}

/** Installs what steps need, one after another as apt allows. Returns why a step can't run, or undefined, once it is known. */
function prepare(names: readonly StepName[]): ReadonlyMap<StepName, Promise<string | undefined>> {
  let last = Promise.resolve<string | undefined>(undefined);
  const install = (name: StepName) =>
    last
      .then(() => STEPS[name].prepare?.())
      .then(
        () => undefined,
        ({ message }: Error) => message,
      );
  return new Map(
    names.map((name) => {
      last = install(name);
      return [name, last];
    }),
  );
}

/** The backend that steps share, which starts with the first of them. */
function shareBackend() {
  let backend: Promise<TestBackend> | undefined;
  const { promise: broken, reject } = Promise.withResolvers<never>();
  return {
    /** Rejects with a `Sorry` when it ends unexpectedly. */
    broken,
    async env(name: StepName): Promise<Env> {
      const { sharesBackend, emptiesDatabase } = STEPS[name];
      if (!sharesBackend) return {};
      backend ??= startTestBackend(reject);
      const { env } = await backend;
      if (emptiesDatabase) await emptyDatabase(env);
      return env;
    },
    stop: async () => (await backend)?.stop(),
  };
}

/** Runs steps side by side, as many as there are processors, each once those before it have ended. */
async function inLanes(names: readonly StepName[], run: (name: StepName) => Promise<void>): Promise<void> {
  const waiting = new Set<string>(names);
  const running = new Map<string, Promise<unknown>>();
  const isReady = (name: StepName) => {
    const { sharesBackend, after = [] } = STEPS[name];
    const before = sharesBackend ? ['build', ...after] : after;
    return waiting.has(name) && !before.some((other) => waiting.has(other) || running.has(other));
  };
  while (waiting.size + running.size > 0) {
    for (const name of names.filter(isReady).slice(0, availableParallelism() - running.size)) {
      waiting.delete(name);
      const ended = run(name).finally(() => running.delete(name));
      running.set(name, ended);
    }
    await Promise.race(running.values());
  }
}

/**
 * Runs steps and prints a summary; a failing step doesn't hide others. The gate leaves out nightly tests, runs failed ones
 * a second time, and has limits. Returns the exit code. Throws `Sorry` before the first step when a port is
 * taken, and when the disk is full or the backend ends.
 */
export async function runSteps(chosen: Chosen, isGate: boolean): Promise<number> {
  const started = Date.now();
  const isPart = (name: StepName) =>
    name in chosen || (name === 'build' && Object.keys(chosen).some((other) => STEPS[other as StepName].sharesBackend));
  const names = (Object.keys(STEPS) as StepName[]).filter(isPart);
  for (const purpose of new Set(names.flatMap((name) => STEPS[name].ports ?? []))) await demandFree(portsFor(purpose));
  demandSpace();
  rmSync(`${CACHE}/steps`, { recursive: true, force: true });
  // for vitest.config.ts
  if (isGate) process.env['GATE'] = '1';
  const whyNot = prepare(names);
  const backend = shareBackend();
  const outcomes: Outcome[] = [];
  const progress = showProgress(outcomes, names);

  async function run(name: StepName): Promise<void> {
    const outcome = startOf(name);
    outcomes.push(outcome);
    const problem = await whyNot.get(name);
    const hasNoBuild = outcomes.some((other) => other.name === 'build' && other.failed.length > 0);
    if (problem && STEPS[name].isNightly) outcome.leftOut = problem;
    else if (problem) outcome.failed.push(wholeStep(problem));
    else if (STEPS[name].sharesBackend && hasNoBuild) outcome.failed.push(wholeStep('not run, as the build failed'));
    else {
      const env = await backend.env(name);
      const args = isGate ? (STEPS[name].gate ?? []) : [];
      const onFailure = (failure: Outcome['failed'][number]) => progress.say(`✗ ${nameOf(name, failure)}`);
      await runStep(outcome, { args, files: chosen[name] ?? [], env }, onFailure);
    }
    progress.end(outcome);
  }

  const work = async () => {
    await inLanes(names, run);
    return isGate ? tryAgain(outcomes, backend.env, progress.say) : [];
  };
  let unsteady: string[] = [];
  try {
    unsteady = await Promise.race([work(), backend.broken]);
  } finally {
    progress.stop();
    await backend.stop();
  }
  if (outcomes.some(({ failed }) => failed.length > 0)) demandSpace();
  for (const outcome of outcomes) if (outcome.failed.length > 0) printDetails(outcome);
  writeFileSync(`${CACHE}/unsteady.txt`, unsteady.map((test) => `${test}\n`).join(''));
  const { lines, isGood } = summary(outcomes, unsteady, (Date.now() - started) / 1000, isGate ? readLimits() : {});
  console.log(lines.join('\n'));
  return isGood ? 0 : 1;
}
