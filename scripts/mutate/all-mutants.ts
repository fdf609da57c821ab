import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/project.ts';
import { type Mutant, mutantsOf, type RulesFile } from './mutants.ts';

export const RULES_FILES: readonly RulesFile[] = ['firestore.rules', 'storage.rules'];

/** The mutants of both rules files as they are now. */
export const allMutants = (): Mutant[] =>
  RULES_FILES.flatMap((file) => mutantsOf(file, readFileSync(inRoot(file), 'utf8')));
