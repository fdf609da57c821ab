import { hasDue } from '../../db/alerts.ts';
import { hasOperators } from '../../db/operators.ts';
import { isMailOn } from '../../support/config.ts';
import { queueAlert } from './schedule-alerts.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Queues a warning if a deadline is close. */
export async function watchDeadlines(): Promise<void> {
  const now = Date.now();
  // without operators no case is ever marked, and all would be read each time
  if (isMailOn() && (await hasOperators()) && (await hasDue(now))) await queueAlert('warning', now);
}

/** Queues the day's digest; without mail, too, as its task logs what reaches nobody. */
export async function scheduleDigest(): Promise<void> {
  await queueAlert('digest', Math.floor(Date.now() / DAY_MS) * DAY_MS);
}
