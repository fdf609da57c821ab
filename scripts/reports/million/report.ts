import { measuredIn, tableIn } from '../../lib/measured-costs.ts';
import { PLAYS } from './assumptions.ts';
import { simulate } from './day.ts';
import { priceOf, sumOf } from './prices.ts';
import { DAYS } from './traffic.ts';

/** Two digits that count: more would claim to be known. */
const rough = (value: number): string =>
  value === 0
    ? '0'
    : Number(Number(value.toPrecision(10)).toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 3 });

const MESSAGES_PER_PLAY = 0.1;
const YEAR_DAYS = 365;
const TRACKING_DAYS = 180;
const MONTH_DAYS = 30;
const BACKUPS = 14;
/** A weekly export reads each document, and is kept for two weeks. */
const EXPORT_DAYS = 7;
const EXPORTS = 2;

/** USD. Of multi-regions, like prices.ts; cloud.google.com/recaptcha/docs for App Check's assessments. */
const STORED_GB_MONTH = 0.18;
const BACKUP_GB_MONTH = 0.03;
const BUCKET_GB_MONTH = 0.026;
const ASSESSMENT = 0.001;

/** Returns how many GB of plays and messages are there after a year of such days, with indexes. */
function storedGB(docs: string): number {
  const stored = tableIn(docs, 'stored');
  const gbOfDay = (what: string) => (Number(stored.find(([name]) => name === what)?.[3]) * PLAYS) / 1_000_000;
  const kept = gbOfDay('response with a scoreboard') + gbOfDay('message') * MESSAGES_PER_PLAY;
  const tracking = gbOfDay('its tracking data') + gbOfDay('its own tracking data') * MESSAGES_PER_PLAY;
  return kept * YEAR_DAYS + tracking * TRACKING_DAYS;
}

/** Returns the number of documents after a year of such days, and the daily cost of exporting them. */
function exportsOf(gb: number): { usd: number; millions: number } {
  const documents = PLAYS * (1 + MESSAGES_PER_PLAY) * (YEAR_DAYS + TRACKING_DAYS);
  const stored = (gb * BUCKET_GB_MONTH * EXPORTS) / MONTH_DAYS;
  return { usd: priceOf('reads', documents / EXPORT_DAYS) + stored, millions: Math.round(documents / 1_000_000) };
}

/** Returns what a day costs besides its bill, in USD; messages, screens and logs, two dollars each, are left out. */
function besides(docs: string): [what: string, usd: number, assumed: string][] {
  const gb = storedGB(docs);
  const exported = exportsOf(gb);
  return [
    ['storage, after a year', (gb * STORED_GB_MONTH) / MONTH_DAYS, `${(gb / 1000).toFixed(1)} TB with indexes`],
    [`${BACKUPS} daily backups`, (gb * BACKUP_GB_MONTH * BACKUPS) / MONTH_DAYS, 'of all of it'],
    ['a weekly export', exported.usd, `${exported.millions} million documents are read, two exports kept`],
    ['App Check by reCAPTCHA', PLAYS * ASSESSMENT, 'only where it is switched on: one check for each play'],
  ];
}

const COUNTED = ['reads', 'writes', 'deletes', 'invocations'] as const;

/** Returns the tables of docs/costs.md about a million plays. */
export function report(docs: string) {
  const costs = measuredIn(docs);
  const days = Object.entries(DAYS).map(([name, traffic]) => ({ name, ...simulate(costs, traffic) }));
  const viral = days[1]?.loads ?? [];
  return {
    /** Each day, what is billed of it, and its price: database and compute, transfer, all. */
    bill: days.map(({ name, bill }) => {
      const transfer = priceOf('transfer, GB', bill['transfer, GB']);
      const usd = [sumOf(bill) - transfer, transfer, sumOf(bill)];
      return [name, ...COUNTED.map((what) => rough(bill[what])), ...usd.map(rough)];
    }),
    besides: besides(docs).map(([what, usd, assumed]) => [what, rough(usd), assumed]),
    /** How many times each day's busiest minute needs a limit; what saturates first on the second day comes first. */
    loads: viral.map(({ what, limit, beyond }) => [
      what,
      rough(limit),
      ...days.map(({ loads }) => rough((loads.find((load) => load.what === what)?.needed ?? 0) / limit)),
      beyond,
    ]),
  };
}
