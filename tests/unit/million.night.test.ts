import { RATE_LIMITS } from '@domain/limits.ts';
import { expect, it } from 'vitest';
import { measuredIn, tableIn } from '../../scripts/lib/measured-costs.ts';
import { PLAYS } from '../../scripts/reports/million/assumptions.ts';
import { simulate } from '../../scripts/reports/million/day.ts';
import { sumOf } from '../../scripts/reports/million/prices.ts';
import { report } from '../../scripts/reports/million/report.ts';
import { DAYS, trafficOf } from '../../scripts/reports/million/traffic.ts';
import { readProjectFile } from './source-files.ts';

const docs = readProjectFile('docs/costs.md');
const costs = measuredIn(docs);

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
