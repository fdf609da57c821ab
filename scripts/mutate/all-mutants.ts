import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/project.ts';
import { type Mutant, mutantsOf, type RulesFile } from './mutants.ts';

export const RULES_FILES: readonly RulesFile[] = ['firestore.rules', 'storage.rules'];

/** Returns the mutants of both rules files. */
export const allMutants = (): Mutant[] =>
  RULES_FILES.flatMap((file) => mutantsOf(file, readFileSync(inRoot(file), 'utf8')));
