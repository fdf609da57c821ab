import type { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';

const DAY_MS = 24 * 3600 * 1000;
/** The test's own time passes, too. */
const SLACK_MS = 600_000;

/** Matches when something ends that is kept from a time for so many seconds at most, and a day less at least. */
export const endsAfter = (at: number, keptS: number): Timestamp =>
  expect.toSatisfy((end: Timestamp) => {
    const early = at + keptS * 1000 - end.toMillis();
    return early >= -SLACK_MS && early <= DAY_MS + SLACK_MS;
  });
