import type { Env } from '../lib/process.ts';
import { sum, type Tally } from '../lib/tally.ts';
import { vitest } from '../lib/vitest.ts';
import { tryStorageConditions } from './storage-conditions.ts';

/** The tests of both rules files on the backend that `env` names, and whether they tried every condition both ways. */
export const rulesTests = async (env: Env): Promise<Tally> =>
  sum([await vitest('rules', env), await tryStorageConditions(env)]);
