import { measuredIn } from '../../lib/measured-costs.ts';
import { besides } from './besides.ts';
import { simulate } from './day.ts';
import { priceOf, sumOf } from './prices.ts';
import { DAYS } from './traffic.ts';

/** Two digits that count: more would claim to be known. */
const rough = (value: number): string =>
  value === 0
    ? '0'
    : Number(Number(value.toPrecision(10)).toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 3 });

const COUNTED = ['reads', 'writes', 'deletes', 'invocations'] as const;

/** What docs/costs.md says. */
export interface Report {
  /** Each day, what is billed of it, and its price: database and compute, transfer, all. */
  bill: string[][];
  /** What a day costs in addition to plays, in USD, and what is assumed of it. */
  besides: string[][];
  /** How many times each day's busiest minute needs a limit; what saturates first on the second day comes first. */
  loads: string[][];
}

/** Simulates all days from what docs/costs.md says that one thing costs. */
export function report(docs: string): Report {
  const costs = measuredIn(docs);
  const days = Object.entries(DAYS).map(([name, traffic]) => ({ name, ...simulate(costs, traffic) }));
  const viral = days[1]?.loads ?? [];
  return {
    bill: days.map(({ name, bill }) => {
      const transfer = priceOf('transfer, GB', bill['transfer, GB']);
      const usd = [sumOf(bill) - transfer, transfer, sumOf(bill)];
      return [name, ...COUNTED.map((what) => rough(bill[what])), ...usd.map(rough)];
    }),
    besides: besides(docs).map(([what, usd, assumed]) => [what, rough(usd), assumed]),
    loads: viral.map(({ what, limit, beyond }) => [
      what,
      rough(limit),
      ...days.map(({ loads }) => rough((loads.find((load) => load.what === what)?.needed ?? 0) / limit)),
      beyond,
    ]),
  };
}
