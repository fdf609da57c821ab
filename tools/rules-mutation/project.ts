import type { RulesFile } from './mutants.ts';

/** Runs test files in sequence, in a process that stays. */
export interface Runner {
  /** Runs one test file until its first failure. Returns the name of the failed test; undefined if all passed. */
  run(file: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** What a project passes in. A `Backend` says where its rules engine is: nothing else may use it meanwhile. */
export interface Project<Backend> {
  files: readonly RulesFile[];
  /** Why a mutant may survive, by its name: one sentence each. A reason without its surviving mutant is an error. */
  reasons: Readonly<Record<string, string>>;
  /** Loads a file's rules where the test file runs. Throws the engine's message when it refuses them. */
  load(file: string, rules: string, test: string, backend: Backend): Promise<void>;
  openRunner(backend: Backend): Promise<Runner>;
}
