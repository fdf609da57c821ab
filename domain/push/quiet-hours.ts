import * as z from 'zod/mini';

const MINUTE_MS = 60_000;
const DAY_MIN = 24 * 60;
const minuteOfDay = z.int().check(z.gte(0), z.lt(DAY_MIN));

/** Minutes of the day on the device's own clock; over midnight where `from` is later than `to`. */
export const quietHours = z.object({ from: minuteOfDay, to: minuteOfDay });
export type QuietHours = z.infer<typeof quietHours>;

/** What is offered, and what minors begin with. */
export const NIGHT: QuietHours = { from: 22 * 60, to: 7 * 60 };

const TIME_ZONE_FORM = /^[A-Za-z0-9_+/-]{1,64}$/;
const FALLBACK_ZONE = 'UTC';

/** Returns the name of a time zone; UTC for one that isn't known here: browsers learn of new zones earlier. */
export function knownTimeZone(name: string): string {
  try {
    if (!TIME_ZONE_FORM.test(name)) return FALLBACK_ZONE;
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return FALLBACK_ZONE;
  }
}

function localMinutes(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0);
}

const isBetween = (minutes: number, { from, to }: QuietHours) =>
  from <= to ? from <= minutes && minutes < to : from <= minutes || minutes < to;

/** Returns the first time from `at` on that is outside quiet hours; a clock change that skips their end ends them. */
export function afterQuietHours(at: number, hours: QuietHours | null, timeZone: string): number {
  if (!hours) return at;
  const zone = knownTimeZone(timeZone);
  const isQuiet = (time: number) => isBetween(localMinutes(time, zone), hours);
  if (!isQuiet(at)) return at;
  const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const end = minute + ((hours.to - localMinutes(at, zone) + DAY_MIN) % DAY_MIN) * MINUTE_MS;
  // a clock that changes in between is early or late by then
  const late = localMinutes(end, zone) - hours.to;
  const drift = late > DAY_MIN / 2 ? late - DAY_MIN : late < -DAY_MIN / 2 ? late + DAY_MIN : late;
  const corrected = end - drift * MINUTE_MS;
  return isQuiet(corrected) ? end : corrected;
}
