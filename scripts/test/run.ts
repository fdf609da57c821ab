import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { emptyDatabase } from '../lib/local-admin.ts';
import { demandFree, portsFor } from '../lib/ports.ts';
import { CACHE } from '../lib/project.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { inLanes } from './lanes.ts';
import { showProgress } from './progress.ts';
import { logOf, type Outcome, runStep, startOf, wholeStep } from './step.ts';
import { STEPS, type StepName } from './steps.ts';
import { nameOf, readLimits, summary } from './summary.ts';
import { tryAgain } from './unsteady.ts';

/** The steps of a run, each with the files that it is about; none are all. */
export type Chosen = Partial<Record<StepName, readonly string[]>>;

interface RunOptions {
  /** Runs the tests of the night, too, and nothing a second time. */
  all?: boolean;
  /** Holds the run to the limits of docs/testing.md. */
  isLimited?: boolean;
}

const LOG_LINES = 200;
const PAGE_LINES = 60;
const lastLines = (text: string, count: number) => text.trimEnd().split('\n').slice(-count).join('\n');

/** Prints the output of a failed step, and what the pages of failed journeys said: on CI, files are gone with the machine. */
function printDetails({ name }: Outcome): void {
  console.log(`\n── ${name}\n${lastLines(readFileSync(logOf(name), 'utf8'), LOG_LINES)}`);
  if (name !== 'journeys') return;
  for (const file of globSync(`${CACHE}/e2e-results/*/error-context.md`)) {
    const [, page = ''] = readFileSync(file, 'utf8').split('```yaml\n');
    console.log(`The page of ${file.split('/').at(-2)}:\n${page.split('\n').slice(0, PAGE_LINES).join('\n')}`);
  }
}

/**
 * Runs steps and prints a summary; a failing step doesn't hide others. Returns the exit code. Throws `Sorry` before the
 * first one when a port is taken, and when the backend ends.
 */
export async function runSteps(chosen: Chosen, { all = false, isLimited = false }: RunOptions = {}): Promise<number> {
  const started = Date.now();
  // for vitest.config.ts
  if (!all) process.env['GATE'] = '1';
  const isPart = (name: StepName) =>
    name in chosen || (name === 'build' && Object.keys(chosen).some((other) => STEPS[other as StepName].sharesBackend));
  const names = (Object.keys(STEPS) as StepName[]).filter(isPart);
  for (const purpose of new Set(names.flatMap((name) => STEPS[name].ports ?? []))) await demandFree(portsFor(purpose));
  rmSync(`${CACHE}/steps`, { recursive: true, force: true });
  // beside the first steps
  const prepared = new Map(
    names.map((name) => [
      name,
      STEPS[name].prepare?.().then(
        () => undefined,
        (error) => error as Error,
      ),
    ]),
  );
  const outcomes: Outcome[] = [];
  const waiting = new Set(names);
  const progress = showProgress(outcomes, () => [...waiting]);
  let backend: Promise<TestBackend> | undefined;
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  const envOf = async (name: StepName) => {
    if (!STEPS[name].sharesBackend) return {};
    if (!backend) {
      backend = startTestBackend();
      backend.then((one) => one.broken).catch(broken.reject);
    }
    const { env } = await backend;
    Object.assign(process.env, env);
    if (STEPS[name].emptiesDatabase) await emptyDatabase();
    return env;
  };

  async function run(name: StepName): Promise<void> {
    const outcome = startOf(name);
    outcomes.push(outcome);
    waiting.delete(name);
    const problem = await prepared.get(name);
    const isBuilt = !outcomes.some((other) => other.name === 'build' && other.failed.length > 0);
    if (problem && STEPS[name].isNightly) outcome.leftOut = problem.message;
    else if (problem) outcome.failed.push(wholeStep(problem.message));
    else if (STEPS[name].sharesBackend && !isBuilt) outcome.failed.push(wholeStep('not run, as the build failed'));
    else {
      const what = { args: all ? [] : (STEPS[name].gate ?? []), files: chosen[name] ?? [], env: await envOf(name) };
      await runStep(outcome, what, (failure) => progress.say(`✗ ${nameOf(name, failure)}`));
    }
    outcome.seconds = (Date.now() - outcome.startedAt) / 1000;
    progress.ended(outcome);
  }

  let unsteady: string[] = [];
  try {
    await Promise.race([inLanes(names, run), broken.promise]);
    if (!all) unsteady = await Promise.race([tryAgain(outcomes, progress.say), broken.promise]);
  } finally {
    progress.stop();
    await (await backend)?.stop();
  }
  for (const outcome of outcomes)
    if (outcome.failed.length > 0 && existsSync(logOf(outcome.name))) printDetails(outcome);
  writeFileSync(`${CACHE}/unsteady.txt`, unsteady.map((test) => `${test}\n`).join(''));
  const seconds = (Date.now() - started) / 1000;
  const { lines, isGood } = summary(outcomes, unsteady, seconds, isLimited ? readLimits() : undefined);
  console.log(lines.join('\n'));
  return isGood ? 0 : 1;
}
