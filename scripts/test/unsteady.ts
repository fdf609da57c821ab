import type { Env } from '../lib/process.ts';
import type { TestEnd } from './report.ts';
import { type Outcome, runStep, startOf } from './step.ts';
import { STEPS, type StepName } from './steps.ts';
import { nameOf } from './summary.ts';

/** More than this is no chance. */
const TRIED_AGAIN_MAX = 3;

const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the arguments that run one test of a step, or its whole file. */
const onlyThis = (option: string, { file, title }: TestEnd) => [file, ...(title ? [option, escaped(title)] : [])];

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
    say(`Once more, alone: ${failure.file}: ${failure.title}`);
    const again = startOf(outcome.name);
    const args = onlyThis(STEPS[outcome.name].triesAgainBy ?? '', failure);
    await runStep(again, { args, env: await envOf(outcome.name) }, () => undefined);
    if (again.failed.length > 0) continue;
    outcome.failed.splice(outcome.failed.indexOf(failure), 1);
    outcome.passed.push(...again.passed);
    unsteady.push(nameOf(outcome.name, failure));
  }
  return unsteady;
}
