import * as z from 'zod/mini';

/** What is counted of a day (UTC), in the order in which it is shown. Nothing about anybody. */
export const SERVICE_COUNTS = [
  'plays',
  'messages',
  'signUps',
  'reports',
  'requests',
  'errors',
  'limitsHit',
  'unreadable',
  'waiting',
] as const;

const count = z._default(z.number(), 0);
/** `Counts` of domain/loop; days before it was counted have none. */
const counts = z._default(z.record(z.string(), z.record(z.string(), z.number())), {});

/** The numbers of one day. `waiting` is how many erasures were under way when it was counted last. */
export const serviceDay = z.object({
  /** 2026-11-23 */
  day: z.string(),
  plays: count,
  messages: count,
  signUps: count,
  reports: count,
  requests: count,
  errors: count,
  limitsHit: count,
  /** Documents that functions couldn't read. */
  unreadable: count,
  waiting: count,
  loop: counts,
  loopTimes: counts,
});
export type ServiceDay = z.infer<typeof serviceDay>;

/** Returns the day of a time in milliseconds since 1970, as 2026-11-23. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
