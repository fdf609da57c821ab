import { closedPaths } from '../../domain/closed-paths.ts';
import { type Counts, ENTRIES, LOOP_STEPS } from '../../domain/loop/loop.ts';
import { dayOf } from '../../domain/service-day.ts';
import { localDatabase } from '../lib/local-admin.ts';

const DAYS = 12;
const DAY_MS = 24 * 3_600_000;
/** Of those at one step, how many get to the next; and in which bucket the median time is. */
const GO_ON = [1, 0.72, 0.8, 0.4, 0.75, 0.6, 0.35];
const BUCKETS = [0, 9, 22, 13, 16, 26, 31];

function loopOf(opened: number): { loop: Counts; loopTimes: Counts } {
  const shares = LOOP_STEPS.map(
    (step, at) => [step, GO_ON.slice(0, at + 1).reduce((all, one) => all * one, 1)] as const,
  );
  const stepsOf = (entry: number) =>
    Object.fromEntries(shares.map(([step, share]) => [step, Math.round((opened * share) / (entry + 1))]));
  const times = shares.slice(1).map(([step, share], at) => {
    const bucket = BUCKETS[at + 1] ?? 0;
    const around = [bucket - 2, bucket - 1, bucket, bucket + 1, bucket + 2];
    return [step, Object.fromEntries(around.map((one) => [one, Math.ceil((opened * share) / 4)]))] as const;
  });
  return {
    loop: Object.fromEntries(ENTRIES.map((entry, at) => [entry, stepsOf(at)])),
    loopTimes: Object.fromEntries(times),
  };
}

/** Writes numbers of a growing service for the days before today, bypassing the rules. */
export async function seedLoop(): Promise<void> {
  for (let ago = 1; ago <= DAYS; ago++) {
    const day = dayOf(Date.now() - ago * DAY_MS);
    const opened = 60 + 9 * (DAYS - ago) + ((7 * ago) % 11);
    const counts = { plays: opened, messages: Math.round(opened / 3), signUps: 4 };
    await localDatabase()
      .doc(closedPaths.serviceDay(day))
      .set({ day, ...counts, ...loopOf(opened) });
  }
}
