import { closedPaths } from '@domain/closed-paths.ts';
import { SERVICE_COUNTS } from '@domain/service-day.ts';
import { db, timestamp } from '../db/firestore.ts';
import { Refused } from './refused.ts';

const USAGE = 'report [year]';

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
const linesOf = (counts: Iterable<readonly [name: string, count: number]>) =>
  [...counts].map(([name, count]) => `  ${name}: ${count}`).join('\n');

/** What a service counts up to today, which is no sum. */
const NO_SUM: ReadonlySet<string> = new Set(['waiting']);

/** `npm run ops report [year]`: a year's numbers for a transparency report (Digital Services Act, article 24). */
export async function printYear([typed = String(new Date().getUTCFullYear())]: readonly string[]): Promise<string> {
  if (!/^\d{4}$/.test(typed)) throw new Refused(USAGE);
  const [from, to] = [Date.UTC(Number(typed), 0), Date.UTC(Number(typed) + 1, 0)];
  const days = await db()
    .collection(closedPaths.serviceDays)
    .where('day', '>=', `${typed}-01-01`)
    .where('day', '<=', `${typed}-12-31`)
    .get();
  const sums = SERVICE_COUNTS.filter((name) => !NO_SUM.has(name)).map(
    (name) => [name, days.docs.reduce((sum, day) => sum + Number(day.get(name) ?? 0), 0)] as const,
  );
  const log = await db()
    .collection(closedPaths.audit)
    .where('at', '>=', timestamp(from))
    .where('at', '<', timestamp(to))
    .select('action')
    .get();
  const actions = countBy(log.docs.map((entry) => String(entry.get('action'))));
  return [`${typed}, ${days.size} days counted`, linesOf(sums), 'Operators:', linesOf([...actions].sort())].join('\n');
}
