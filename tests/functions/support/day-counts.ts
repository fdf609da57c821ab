import { storeDayCounts } from '../../../functions/src/services/service-days.ts';
import { drainDayCounts } from '../../../functions/src/support/day-counts.ts';

/** Has this process keep what it counts from now on in memory for a minute or two, and begin at nothing. */
export async function keepDayCounts(): Promise<void> {
  await storeDayCounts(Date.now() + 60_000);
  drainDayCounts();
}
