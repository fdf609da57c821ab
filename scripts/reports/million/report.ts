import { measuredIn } from '../../lib/measured-costs.ts';
import { LEAST, NAIVE, PLAYS, WORLD, type World } from './assumptions.ts';
import { besides } from './besides.ts';
import { simulate } from './day.ts';
import { type Bill, type Billable, priceOf, sumOf } from './prices.ts';
import { DAYS, trafficOf } from './traffic.ts';

/** Two digits that count: more would claim to be known. */
const rough = (value: number): string =>
  value === 0
    ? '0'
    : Number(Number(value.toPrecision(10)).toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 3 });

const COUNTED = ['reads', 'writes', 'deletes', 'invocations'] as const satisfies readonly Billable[];

/** The bill of a million plays of an app whose play costs this. */
const billOf = ({ reads, writes, invocations, processor, firstVisitMB }: typeof NAIVE): Bill => ({
  reads: reads * PLAYS,
  writes: writes * PLAYS,
  deletes: 0,
  invocations: invocations * PLAYS,
  'processor seconds': processor * PLAYS,
  'memory, GiB seconds': (processor * PLAYS) / 2,
  'transfer, GB': (PLAYS * WORLD.openings * WORLD.withoutApp * firstVisitMB) / 1000,
});

/** What is printed, and what docs/costs.md says. */
export interface Report {
  /** Each day, what is billed of it, and its price: database and compute, transfer, all. */
  bill: string[][];
  /** What a day costs in addition to plays, in USD, and what is assumed of it. */
  besides: string[][];
  /** What each assumption adds to a day that is spread out, in USD, when it is twice as much. */
  worth: string[][];
  /** How many times each day's busiest minute needs a limit; what saturates first on the second day comes first. */
  loads: string[][];
}

/** Simulates all days from what docs/costs.md says that one thing costs. */
export function report(docs: string): Report {
  const costs = measuredIn(docs);
  const days = Object.entries(DAYS).map(([name, traffic]) => ({ name, ...simulate(costs, traffic) }));
  const lineOf = (name: string, bill: Bill) => {
    const transfer = priceOf('transfer, GB', bill['transfer, GB']);
    return [
      name,
      ...COUNTED.map((what) => rough(bill[what])),
      ...[sumOf(bill) - transfer, transfer, sumOf(bill)].map(rough),
    ];
  };
  const [even, viral] = days as [(typeof days)[number], (typeof days)[number]];
  const worthOf = (name: keyof World) => {
    const twice = simulate(costs, trafficOf(0), { ...WORLD, [name]: WORLD[name] * 2 });
    return [name, rough(WORLD[name]), rough(sumOf(twice.bill) - sumOf(even.bill))];
  };
  return {
    bill: [
      ...days.map(({ name, bill }) => lineOf(name, bill)),
      lineOf("a simple app on Firebase's SDK", billOf(NAIVE)),
      lineOf('the least that is possible', billOf(LEAST)),
    ],
    besides: besides(docs, even.bill).map(([what, usd, assumed]) => [what, rough(usd), assumed]),
    worth: (Object.keys(WORLD) as (keyof World)[]).map(worthOf),
    loads: viral.loads.map(({ what, limit, then }) => [
      what,
      rough(limit),
      ...days.map(({ loads }) => rough((loads.find((load) => load.what === what)?.needed ?? 0) / limit)),
      then,
    ]),
  };
}
