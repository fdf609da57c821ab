import type { Mutant } from './mutants.ts';
import type { Project, Runner } from './project.ts';

/** A mutant's outcome: `killer` is the test that noticed it; `refused` the backend's error for its rules. */
export interface Outcome {
  mutant: Mutant;
  killer?: string;
  refused?: string;
}

/**
 * Tries mutants on several backends in parallel, one mutant each at a time, and leaves each backend with its last one;
 * calls `tell` with each outcome.
 */
export async function hunt<Backend>(
  project: Project<Backend>,
  mutants: readonly Mutant[],
  backends: readonly Backend[],
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const waiting = [...mutants];

  /** Runs a mutant's tests until one fails. */
  async function tryMutant(mutant: Mutant, backend: Backend, { run }: Runner): Promise<Outcome> {
    for (const test of mutant.tests) {
      try {
        await project.load(mutant.file, mutant.rules, test, backend);
      } catch (error) {
        return { mutant, refused: (error as Error).message };
      }
      const failed = await run(test);
      if (failed !== undefined) return { mutant, killer: `${test}: ${failed}` };
    }
    return { mutant };
  }

  const work = async (backend: Backend) => {
    const runner = await project.openRunner(backend);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) tell(await tryMutant(mutant, backend, runner));
    await runner.close();
  };
  await Promise.all(backends.map(work));
}
