import { RATE_LIMITS } from '@domain/limits.ts';
import { expect, it } from 'vitest';
import { measuredIn, tableIn } from '../../scripts/lib/measured-costs.ts';
import { PLAYS } from '../../scripts/reports/million/assumptions.ts';
import { simulate } from '../../scripts/reports/million/day.ts';
import { priceOf, sumOf } from '../../scripts/reports/million/prices.ts';
import { report } from '../../scripts/reports/million/report.ts';
import { DAYS, MINUTES, missesPerSecond, spread, trafficOf } from '../../scripts/reports/million/traffic.ts';
import { readProjectFile } from './source-files.ts';

const docs = readProjectFile('docs/costs.md');
const costs = measuredIn(docs);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

it('a day contains all plays, most of them in the evening', () => {
  const plays = spread(1000);
  expect(plays).toHaveLength(MINUTES);
  expect(sum(plays)).toBeCloseTo(1000);
  expect(plays.indexOf(Math.max(...plays))).toBe(18 * 60);
  const { viral, others } = trafficOf(0.5);
  expect([sum(viral), sum(others)].map(Math.round)).toEqual([500_000, 500_000]);
  expect(viral.filter((minute) => minute > 0)).toHaveLength(60);
});

it('a rarely opened page is rendered each time, and an often opened one once per interval', () => {
  expect(missesPerSecond(0, 30)).toBe(0);
  expect(missesPerSecond(0.001, 30)).toBeCloseTo(0.001, 4);
  expect(missesPerSecond(1000, 30)).toBeCloseTo(1 / 30, 4);
});

it('prices are per unit', () => {
  expect(priceOf('reads', 250_000)).toBeCloseTo(0.15);
  expect(priceOf('processor seconds', 1_000_000)).toBeCloseTo(24);
});

/** One thing costs this much, and everything else nothing. */
const only = (what: string, each: [number, number, number, number]) =>
  Object.fromEntries(
    Object.entries(costs).map(([name, [, , , , tasks]]) => [name, [...(name === what ? each : [0, 0, 0, 0]), tasks]]),
  ) as typeof costs;

it('a million plays cost a million times as much as one', () => {
  const { bill } = simulate(only('response with a scoreboard', [3, 0, 7, 0]), trafficOf(0));
  expect([bill.invocations, bill.writes].map(Math.round)).toEqual([3_000_000, 7_000_000]);
});

it('a play costs no more than its budget, including page views and later work; nor does a message', () => {
  const { bill } = simulate(costs, trafficOf(0));
  const most = { reads: 15, writes: 5, deletes: 2, invocations: 6 } as const;
  for (const [what, each] of Object.entries(most))
    expect(Math.round(bill[what as keyof typeof most]) / PLAYS, what).toBeLessThanOrEqual(each);
  expect(sumOf({ ...bill, 'transfer, GB': 0 })).toBeLessThanOrEqual(26);
  expect(costs['response with a scoreboard']?.[4]).toBe('');
  expect(costs['message']).toEqual([1, 3, 3, 1, '']);
});

it('a viral quiz refuses nobody, not even at 300 a second for ten minutes', () => {
  const { tries, windowS } = RATE_LIMITS.responses.recipient;
  for (const traffic of Object.values(DAYS)) {
    const load = simulate(costs, traffic).loads.find(({ limit }) => limit === tries);
    expect(load?.needed).toBeLessThan(tries);
  }
  expect(300 * windowS).toBeLessThan(tries);
});

it('docs/costs.md has the results of the simulation', () => {
  const tables = report(docs);
  const rows = Object.values(tables).map((table) => table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
  const hint = `These are the rows for docs/costs.md; then biome check --write docs/costs.md:\n\n${rows.join('\n\n')}\n`;
  expect(Object.fromEntries(Object.keys(tables).map((heading) => [heading, tableIn(docs, heading)])), hint).toEqual(
    tables,
  );
});
