const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 1440;
const WEEK_MIN = 10_080;

interface Age {
  unit: 'minute' | 'hour' | 'day' | 'week';
  count: number;
}

const minutesBetween = (then: number, now: number) => Math.max(0, Math.floor((now - then) / MINUTE_MS));

/** Returns the age of a moment. The future (a wrong clock) counts as now. */
export function ageOf(then: number, now: number): Age {
  const minutes = minutesBetween(then, now);
  if (minutes < HOUR_MIN) return { unit: 'minute', count: minutes };
  if (minutes < DAY_MIN) return { unit: 'hour', count: Math.floor(minutes / HOUR_MIN) };
  if (minutes < WEEK_MIN) return { unit: 'day', count: Math.floor(minutes / DAY_MIN) };
  return { unit: 'week', count: Math.floor(minutes / WEEK_MIN) };
}

/** An age as on the owner's quiz page (5m, 3h, 2d ago), with days as the largest unit. */
interface ShortAge {
  unit: 'minute' | 'hour' | 'day';
  count: number;
}

export function shortAgeOf(then: number, now: number): ShortAge {
  const minutes = minutesBetween(then, now);
  if (minutes < HOUR_MIN) return { unit: 'minute', count: minutes };
  if (minutes < DAY_MIN) return { unit: 'hour', count: Math.floor(minutes / HOUR_MIN) };
  return { unit: 'day', count: Math.floor(minutes / DAY_MIN) };
}
