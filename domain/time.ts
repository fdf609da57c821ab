const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 1440;
const WEEK_MIN = 10_080;

/** How long ago something was, in the largest unit the spec names: `count` of `unit`. */
interface Age {
  unit: 'minute' | 'hour' | 'day' | 'week';
  count: number;
}

/** Whole minutes; a moment in the future (a clock that is off) counts as now. */
const minutesBetween = (then: number, now: number) => Math.max(0, Math.floor((now - then) / MINUTE_MS));

/** The age of a moment, both in milliseconds since 1970. A moment in the future (a clock that is off) counts as now. */
export function ageOf(then: number, now: number): Age {
  const minutes = minutesBetween(then, now);
  if (minutes < HOUR_MIN) return { unit: 'minute', count: minutes };
  if (minutes < DAY_MIN) return { unit: 'hour', count: Math.floor(minutes / HOUR_MIN) };
  if (minutes < WEEK_MIN) return { unit: 'day', count: Math.floor(minutes / DAY_MIN) };
  return { unit: 'week', count: Math.floor(minutes / WEEK_MIN) };
}

/** An age as the owner's page of a quiz tells it (5m, 3h, 2d ago): days are the largest unit, however many. */
interface ShortAge {
  unit: 'minute' | 'hour' | 'day';
  count: number;
}

/** The short age of a moment, both in milliseconds since 1970. A moment in the future counts as now. */
export function shortAgeOf(then: number, now: number): ShortAge {
  const minutes = minutesBetween(then, now);
  if (minutes < HOUR_MIN) return { unit: 'minute', count: minutes };
  if (minutes < DAY_MIN) return { unit: 'hour', count: Math.floor(minutes / HOUR_MIN) };
  return { unit: 'day', count: Math.floor(minutes / DAY_MIN) };
}
