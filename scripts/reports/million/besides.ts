import { type Measured, measuredIn, tableIn } from '../../lib/measured-costs.ts';
import { PLAYS } from './assumptions.ts';
import { type Bill, priceOf, sumOf } from './prices.ts';

/** Messages for each play, and creators who look at their dashboard once on a day. */
const MESSAGES_PER_PLAY = 0.1;
const LOOKING = 50_000;
const LOOKS_AT = ['dashboard', 'dashboard, responses', 'dashboard, messages'];
/** Documents that change on a creator's open dashboard with a response, and the share of plays that somebody watches. */
const LIVE_READS = 4;
const WATCHED = 0.2;
const YEAR_DAYS = 365;
const TRACKING_DAYS = 180;
const MONTH_DAYS = 30;
const BACKUPS = 14;
/** A weekly export reads each document, and is kept for two weeks. */
const EXPORT_DAYS = 7;
const EXPORTS = 2;
/** What a request's line in the log takes. */
const LOG_KB = 1;

/** USD. Of multi-regions, like prices.ts; cloud.google.com/recaptcha/docs for App Check's assessments. */
const STORED_GB_MONTH = 0.18;
const BACKUP_GB_MONTH = 0.03;
const LOGGED_GB = 0.5;
const BUCKET_GB_MONTH = 0.026;
const ASSESSMENT = 0.001;

function messageUsd(costs: Record<string, Measured>): number {
  const usd = ['message', 'marking a message as read', 'task: inbox'].reduce((all, what) => {
    const [invocations = NaN, reads = NaN, writes = NaN, deletes = NaN] = costs[what] ?? [];
    return all + sumOf({ invocations, reads, writes, deletes });
  }, 0);
  return usd * PLAYS * MESSAGES_PER_PLAY;
}

function screensUsd(docs: string): number {
  const screens = tableIn(docs, 'screen');
  const readsOf = (wanted: string) => Number(screens.find(([screen]) => screen === wanted)?.[2]);
  const looking = LOOKS_AT.reduce((all, screen) => all + readsOf(screen), 0) * LOOKING;
  return sumOf({ reads: looking + PLAYS * WATCHED * LIVE_READS });
}

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

/** Returns what a day of a million plays costs in addition to its bill, in USD: what, how much, and what is assumed. */
export function besides(docs: string, { invocations }: Bill): [what: string, usd: number, assumed: string][] {
  const costs = measuredIn(docs);
  const gb = storedGB(docs);
  const exported = exportsOf(gb);
  return [
    ['messages', messageUsd(costs), `one for ${1 / MESSAGES_PER_PLAY} plays, read one by one`],
    ['screens of creators', screensUsd(docs), '50,000 look at three tabs once; a fifth of the plays arrives live'],
    ['storage, after a year', (gb * STORED_GB_MONTH) / MONTH_DAYS, `${(gb / 1000).toFixed(1)} TB with indexes`],
    [`${BACKUPS} daily backups`, (gb * BACKUP_GB_MONTH * BACKUPS) / MONTH_DAYS, 'of all of it'],
    ['a weekly export', exported.usd, `${exported.millions} million documents are read, two exports kept`],
    ['the log of requests', ((invocations * LOG_KB) / 1_000_000) * LOGGED_GB, 'a line of 1 kB, unless excluded'],
    ['App Check by reCAPTCHA', PLAYS * ASSESSMENT, 'only where it is switched on: one check for each play'],
  ];
}
