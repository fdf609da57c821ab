import type { Env } from '../lib/process.ts';
import { fromExitCode, sum, type Tally } from '../lib/tally.ts';
import { allMutants } from './all-mutants.ts';
import { hunt } from './hunt.ts';

/**
 * The Storage engine does not tell what its conditions were, as Firestore's does. So each of them, and each part of one, is
 * held at true and at false, and a test must notice; every one that does counts as passed. The backend's Storage rules
 * are not the ones it began with afterwards.
 */
export async function tryStorageConditions(env: Env): Promise<Tally> {
  const tallies: Tally[] = [];
  const mutants = allMutants().filter(({ file, isConstant }) => file === 'storage.rules' && isConstant);
  await hunt(mutants, [env], ({ mutant, killer }) => {
    tallies.push(fromExitCode(killer === undefined ? 1 : 0, `No test notices: ${mutant.name}`));
  });
  return sum(tallies);
}
