import { type Entry, type LoopStep, stepField } from '@domain/loop/loop.ts';
import { dayOf } from '@domain/service-day.ts';
import { addToDay, countDay, saveDay } from '../db/service-days.ts';
import { countForDay, drainDayCounts, giveBackDayCounts } from '../support/day-counts.ts';
import { storeViews } from './views.ts';

const DAY_MS = 24 * 3_600_000;
/** How often an instance stores what it counted. */
const STORE_EVERY_MS = 60_000;
let storedAt = 0;
// Cloud Run stops an instance ten seconds after this signal
if (process.env['K_SERVICE'])
  process.once('SIGTERM', () => {
    storedAt = 0;
    void storeDayCounts().finally(() => process.exit(0));
  });

/**
 * Stores what this instance counted, of the day and of creators' views, at most once a minute: a flood of refusals must
 * not become one of writes. An instance that ends stores the rest. Never throws.
 */
export async function storeDayCounts(now: number = Date.now()): Promise<void> {
  if (now - storedAt < STORE_EVERY_MS) return;
  storedAt = now;
  const counts = drainDayCounts();
  await Promise.all([
    // the database may be what fails
    counts && addToDay(dayOf(now), counts).catch(() => giveBackDayCounts(counts)),
    storeViews(now),
  ]);
}

/** Counts this day and the one before, which had some hours left when it was counted last. Safe to repeat. */
export async function countServiceDays(now: number = Date.now()): Promise<void> {
  const today = dayOf(now);
  const yesterday = dayOf(now - DAY_MS);
  const [{ waiting: _, ...before }, counts] = await Promise.all([countDay(yesterday), countDay(today)]);
  await Promise.all([saveDay(yesterday, before), saveDay(today, counts)]);
}

/** Counts a step that the server takes part in, once it is stored; not without an entry, which nobody wanted counted. */
export function countStep(entry: Entry | undefined, step: LoopStep): void {
  if (!entry) return;
  countForDay(stepField(entry, step));
  void storeDayCounts();
}
