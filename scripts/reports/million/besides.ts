import { tableIn } from '../../lib/measured-costs.ts';
import { PLAYS } from './assumptions.ts';
import { priceOf } from './prices.ts';

/** Messages for each play. */
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

/**
 * Returns what a day of a million plays costs in addition to its bill, in USD: what, how much, and what is assumed.
 * Messages, creators' screens and logs are left out: two dollars each.
 */
export function besides(docs: string): [what: string, usd: number, assumed: string][] {
  const gb = storedGB(docs);
  const exported = exportsOf(gb);
  return [
    ['storage, after a year', (gb * STORED_GB_MONTH) / MONTH_DAYS, `${(gb / 1000).toFixed(1)} TB with indexes`],
    [`${BACKUPS} daily backups`, (gb * BACKUP_GB_MONTH * BACKUPS) / MONTH_DAYS, 'of all of it'],
    ['a weekly export', exported.usd, `${exported.millions} million documents are read, two exports kept`],
    ['App Check by reCAPTCHA', PLAYS * ASSESSMENT, 'only where it is switched on: one check for each play'],
  ];
}
