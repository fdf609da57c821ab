import type { Measured } from '../../lib/measured-costs.ts';
import { simulate } from './day.ts';
import { type Billable, PRICES, priceOf } from './prices.ts';
import { trafficOf } from './traffic.ts';

/** Both days by the share of plays that one quiz gets within an hour. */
const SPREAD_OUT = 0;
const VIRAL = 0.5;

/** Two digits that count: more would claim to be known. */
const rough = (value: number): string =>
  value === 0
    ? '0'
    : Number(Number(value.toPrecision(10)).toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 3 });

/** What is printed of both days, and what docs/costs.md says of them. */
export interface Report {
  /** What is billed, how much of it on each day, and its price. */
  bill: string[][];
  /** What saturates on the viral day, the fullest first: the limit, and how many times it is needed on each day. */
  loads: string[][];
  minutesUntilStored: number;
}

/** Simulates both days from what docs/costs.md says that one thing costs. */
export function report(costs: Record<string, Measured>): Report {
  const [even, viral] = [simulate(costs, trafficOf(SPREAD_OUT)), simulate(costs, trafficOf(VIRAL))];
  const whats = Object.keys(PRICES) as Billable[];
  const sumOf = (bill: Record<Billable, number>) => whats.reduce((sum, what) => sum + priceOf(what, bill[what]), 0);
  const pair = (what: Billable) => [even.bill[what], viral.bill[what]];
  return {
    bill: [
      ...whats.map((what) => [what, ...pair(what).flatMap((amount) => [rough(amount), rough(priceOf(what, amount))])]),
      ['together', '', rough(sumOf(even.bill)), '', rough(sumOf(viral.bill))],
    ],
    loads: viral.loads.map(({ what, needed, limit, then }) => {
      const calm = even.loads.find((load) => load.what === what);
      return [what, rough(limit), rough((calm?.needed ?? 0) / limit), rough(needed / limit), then];
    }),
    minutesUntilStored: viral.minutesUntilStored,
  };
}
