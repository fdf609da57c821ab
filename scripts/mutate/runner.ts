import type { Env } from '../lib/process.ts';
import { loadFirestoreRules, loadStorageRules, projectIdOf } from '../lib/rules.ts';
import type { Mutant } from './mutants.ts';
import { type Lane, openLane } from './worker.ts';

/** A mutant's outcome: `killer` is the test that noticed it; `refused` the backend's error for its rules. */
export interface Outcome {
  mutant: Mutant;
  killer?: string;
  refused?: string;
}

/** Runs a mutant's tests on a lane until one fails. */
async function tryMutant({ env, run }: Lane, mutant: Mutant): Promise<Outcome> {
  for (const test of mutant.tests) {
    try {
      if (mutant.file === 'storage.rules') await loadStorageRules(mutant.rules, env);
      else await loadFirestoreRules(projectIdOf(test), mutant.rules, env);
    } catch (error) {
      return { mutant, refused: (error as Error).message };
    }
    const failed = await run(test);
    if (failed !== undefined) return { mutant, killer: `${test}: ${failed}` };
  }
  return { mutant };
}

/**
 * Tries mutants on several backends in parallel, one mutant each at a time, and leaves each backend with its last one;
 * calls `tell` with each outcome.
 */
export async function hunt(
  mutants: readonly Mutant[],
  backends: readonly Env[],
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const waiting = [...mutants];
  const work = async (env: Env) => {
    const lane = await openLane(env);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) tell(await tryMutant(lane, mutant));
    await lane.close();
  };
  await Promise.all(backends.map(work));
}
