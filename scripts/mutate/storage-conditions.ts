import type { Env } from '../lib/process.ts';
import { fromExitCode, sum, type Tally } from '../lib/tally.ts';
import { allMutants } from './all-mutants.ts';
import { hunt } from './runner.ts';

/**
 * Fixes each Storage condition, and each part of one, at true and at false, as the Storage engine doesn't report
 * coverage like Firestore's; each noticed change counts as passed. Leaves other Storage rules on the backend.
 */
export async function tryStorageConditions(env: Env): Promise<Tally> {
  const tallies: Tally[] = [];
  const mutants = allMutants().filter(({ file, isConstant }) => file === 'storage.rules' && isConstant);
  await hunt(mutants, [env], ({ mutant, killer }) => {
    tallies.push(fromExitCode(killer === undefined ? 1 : 0, `No test notices: ${mutant.name}`));
  });
  return sum(tallies);
}
