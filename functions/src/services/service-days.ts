import { dayOf } from '@domain/service-day.ts';
import { addToDay, countDay, saveDay } from '../db/service-days.ts';
import { giveBackFailures, takeFailures } from '../support/failure-counts.ts';

const DAY_MS = 24 * 3_600_000;
/** How often an instance stores what it counted. */
const STORE_EVERY_MS = 60_000;
let storedAt = 0;

/**
 * Stores what this instance counted of failures, at most once a minute: a flood of refusals must not become one of
 * writes. What is counted after the last time is lost with the instance. Never throws.
 */
export async function storeFailures(now: number = Date.now()): Promise<void> {
  if (now - storedAt < STORE_EVERY_MS) return;
  const counts = takeFailures();
  if (!counts) return;
  storedAt = now;
  // the database may be what fails
  await addToDay(dayOf(now), counts).catch(() => giveBackFailures(counts));
}

/** Counts this day and the one before, which had some hours left when it was counted last. Safe to repeat. */
export async function countServiceDays(now: number = Date.now()): Promise<void> {
  const today = dayOf(now);
  const yesterday = dayOf(now - DAY_MS);
  const [{ waiting: _, ...before }, counts] = await Promise.all([countDay(yesterday), countDay(today)]);
  await Promise.all([saveDay(yesterday, before), saveDay(today, counts)]);
}
