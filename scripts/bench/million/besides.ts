import { type Measured, measuredIn, tableIn } from '../../lib/measured-costs.ts';
import { PLAYS } from './assumptions.ts';
import { priceOf } from './prices.ts';

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
/** What a request's line in the log takes. */
const LOG_KB = 1;

/** USD. Of multi-regions, like prices.ts; cloud.google.com/recaptcha/docs for App Check's assessments. */
const STORED_GB_MONTH = 0.18;
const BACKUP_GB_MONTH = 0.03;
const LOGGED_GB = 0.5;
const ASSESSMENT = 0.001;

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

function messageUsd(costs: Record<string, Measured>): number {
  const whats = ['message', 'marking a message as read', 'task: inbox'];
  const each = whats.map((what) => {
    const [invocations, reads, writes, deletes] = costs[what] ?? [NaN, NaN, NaN, NaN];
    return sum([
      priceOf('invocations', invocations),
      priceOf('reads', reads),
      priceOf('writes', writes),
      priceOf('deletes', deletes),
    ]);
  });
  return sum(each) * PLAYS * MESSAGES_PER_PLAY;
}

function screensUsd(docs: string): number {
  const screens = tableIn(docs, 'screen');
  const reads = LOOKS_AT.map((wanted) => Number(screens.find(([screen]) => screen === wanted)?.[2]));
  return priceOf('reads', sum(reads) * LOOKING + PLAYS * WATCHED * LIVE_READS);
}

/** Returns how many GB of plays and messages are there after a year of such days, with indexes. */
function storedGB(docs: string): number {
  const stored = tableIn(docs, 'stored');
  const gbOfDay = (what: string) => (Number(stored.find(([name]) => name === what)?.[3]) * PLAYS) / 1_000_000;
  const ofMessages = (gb: number) => gb * MESSAGES_PER_PLAY;
  return sum([
    (gbOfDay('response with a scoreboard') + ofMessages(gbOfDay('message'))) * YEAR_DAYS,
    (gbOfDay('its tracking data') + ofMessages(gbOfDay('its own tracking data'))) * TRACKING_DAYS,
  ]);
}

/** Returns what a day of a million plays costs besides the plays, in USD: what, how much, and what is assumed. */
export function besides(docs: string): [what: string, usd: number, assumed: string][] {
  const costs = measuredIn(docs);
  const gb = storedGB(docs);
  const invocations = costs['response with a scoreboard']?.[0] ?? NaN;
  return [
    ['messages', messageUsd(costs), `one for ${1 / MESSAGES_PER_PLAY} plays, read one by one`],
    ['screens of creators', screensUsd(docs), '50,000 look at three tabs once; a fifth of the plays arrives live'],
    ['storage, after a year', (gb * STORED_GB_MONTH) / MONTH_DAYS, `${(gb / 1000).toFixed(1)} TB with indexes`],
    [`${BACKUPS} daily backups`, (gb * BACKUP_GB_MONTH * BACKUPS) / MONTH_DAYS, 'of all of it'],
    [
      'the log of requests',
      ((invocations * PLAYS * LOG_KB) / 1_000_000) * LOGGED_GB,
      'a line of 1 kB, unless excluded',
    ],
    ['App Check by reCAPTCHA', PLAYS * ASSESSMENT, 'only where it is switched on: one check for each play'],
  ];
}
