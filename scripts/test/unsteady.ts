import type { Env } from '../lib/process.ts';
import { type Outcome, runStep, startOf } from './step.ts';
import { STEPS, type StepName } from './steps.ts';
import { nameOf } from './summary.ts';

/** More than this is no chance. */
const TRIED_AGAIN_MAX = 3;

const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns all failures, if they are few and of tests that share a machine with others; else none. */
export function mayBeChance(outcomes: readonly Outcome[]) {
  const failures = outcomes.flatMap((outcome) => outcome.failed.map((failure) => ({ outcome, failure })));
  const isOfTests = failures.every(({ outcome, failure }) => STEPS[outcome.name].triesAgainBy && failure.file !== '');
  return isOfTests && failures.length <= TRIED_AGAIN_MAX ? failures : [];
}

/**
 * Runs what failed in functions, screens and journeys once more, each test alone, if it is little. What passes then
 * counts as passed; its names are returned, so that it can be mended.
 */
export async function tryAgain(
  outcomes: readonly Outcome[],
  envOf: (name: StepName) => Promise<Env>,
  say: (line: string) => void,
): Promise<string[]> {
  const unsteady: string[] = [];
  for (const { outcome, failure } of mayBeChance(outcomes)) {
    const { file, title } = failure;
    say(`Once more, alone: ${file}: ${title}`);
    const again = startOf(outcome.name);
    // a whole file has no title
    const args = [file, ...(title ? [STEPS[outcome.name].triesAgainBy ?? '', escaped(title)] : [])];
    await runStep(again, { args, env: await envOf(outcome.name) }, () => undefined);
    if (again.failed.length > 0) continue;
    outcome.failed.splice(outcome.failed.indexOf(failure), 1);
    outcome.passed.push(...again.passed);
    unsteady.push(nameOf(outcome.name, failure));
  }
  return unsteady;
}
