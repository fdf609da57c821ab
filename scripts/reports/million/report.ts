import { measuredIn } from '../../lib/measured-costs.ts';
import { ASSUMED, OTHER_APPS } from './assumptions.ts';
import { simulate } from './day.ts';
import { OF_DAY, OF_YEAR, type Parts, partsOf, partsOfOther } from './parts.ts';
import { sumOf } from './prices.ts';
import { DAYS, trafficOf } from './traffic.ts';

/** Two digits that count: more would claim to be known. */
const rough = (value: number): string =>
  Number(Number(value.toPrecision(10)).toPrecision(2))
    .toLocaleString('en-US', { maximumFractionDigits: 3 })
    .replace(/^-0$/, '0');

const COUNTED = ['reads', 'writes', 'deletes', 'invocations'] as const;
const usdOf = (parts: Parts, names: readonly (keyof Parts)[]) =>
  names.reduce((sum, name) => sum + sumOf(parts[name] ?? {}), 0);
const OF_BOTH = [...OF_DAY, ...OF_YEAR];

/** Returns the tables of docs/costs.md about a million plays, by their first headings. */
export function report(docs: string): Record<'billed' | 'assumed' | 'limit', string[][]> {
  const costs = measuredIn(docs);
  const days = Object.values(DAYS);
  const bills = [...days.map((day) => partsOf(docs, day)), ...Object.values(OTHER_APPS).map(partsOfOther)];
  const line = (name: string, of: (parts: Parts) => number) => [name, ...bills.map((parts) => rough(of(parts)))];
  const usd = (name: string, names: readonly (keyof Parts)[]) => line(name, (parts) => usdOf(parts, names));

  const usdWith = (assumed = ASSUMED) => usdOf(partsOf(docs, trafficOf(0), assumed), OF_BOTH);
  const asAssumed = usdWith();
  const loads = days.map((day) => simulate(costs, day).loads);
  return {
    /** Of each day and of other apps: millions of operations by plays and pages, then USD. */
    billed: [
      ...COUNTED.map((what) =>
        line(`${what}, millions`, (parts) => (parts['plays and pages']?.[what] ?? 0) / 1_000_000),
      ),
      ...OF_DAY.map((name) => usd(name, [name])),
      usd('all of a day', OF_DAY),
      ...OF_YEAR.map((name) => usd(name, [name])),
      usd('all, after a year', OF_BOTH),
      usd('App Check, where on', ['App Check']),
    ],
    /** What all of a day that is spread out costs more when one assumption is half or twice as much. */
    assumed: Object.entries(ASSUMED).map(([name, value]) => [
      `\`${name}\``,
      String(value),
      ...[0.5, 2].map((factor) => rough(usdWith({ ...ASSUMED, [name]: value * factor }) - asAssumed)),
    ]),
    /** How many times each day's busiest minute needs a limit; what saturates first on the second day comes first. */
    limit: (loads[1] ?? []).map(({ what, limit, beyond }) => [
      what,
      rough(limit),
      ...loads.map((ofDay) => rough((ofDay.find((load) => load.what === what)?.needed ?? 0) / limit)),
      beyond,
    ]),
  };
}
