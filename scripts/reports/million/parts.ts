import { measuredIn, tableIn } from '../../lib/measured-costs.ts';
import { ASSUMED, type Assumed, LOOKED_AT, type OtherApp, PLAYS, UTILIZATION, WORK } from './assumptions.ts';
import { addInstances, addTo, simulate } from './day.ts';
import { type Bill, emptyBill } from './prices.ts';
import type { Traffic } from './traffic.ts';

/** What a day is billed for: what it does itself, and what a year of such days has left. */
export const OF_DAY = ['plays and pages', 'transfer', 'visits', 'messages', "creators' screens", 'log'] as const;
export const OF_YEAR = ['storage', 'backups', 'exports'] as const;
export type Parts = Partial<Record<(typeof OF_DAY)[number] | (typeof OF_YEAR)[number] | 'App Check', Partial<Bill>>>;

const YEAR_DAYS = 365;
const TRACKING_DAYS = 180;
const MONTH_DAYS = 30;
/** As scripts/deploy/checks/backups.ts sets them up; to go back to a minute, what a write replaces is kept, too. */
const BACKUPS = 14;
const REPLACED_DAYS = 7;
const EXPORT_DAYS = 7;
const EXPORTS = 2;

const logged = (invocations: number, { LOG_KB }: Assumed) => ({ 'logged, GB': (invocations * LOG_KB) / 1_000_000 });
const stored = (gb: number) => ({ 'stored, GB months': gb / MONTH_DAYS });

/** Returns what is billed for a day, from the tables of docs/costs.md. */
export function partsOf(docs: string, traffic: Traffic, assumed: Assumed = ASSUMED): Parts {
  const costs = measuredIn(docs);
  const { bill, visits } = simulate(costs, traffic, assumed);
  const { 'transfer, GB': transfer, ...plays } = bill;
  const { MESSAGES_PER_PLAY, LOOKS_PER_PLAY, WATCHED, PROCESSOR } = assumed;

  const messages = emptyBill();
  const sent = PLAYS * MESSAGES_PER_PLAY;
  for (const what of ['message', 'marking a message as read', 'task: inbox']) addTo(messages, costs, what, sent);
  const processor = WORK.response.processor + 2 * WORK.trigger.processor;
  addInstances(messages, (sent * processor * PROCESSOR) / UTILIZATION);

  const screens = tableIn(docs, 'screen').filter(([screen = '']) => LOOKED_AT.includes(screen));
  const perLook = (column: number) => screens.reduce((sum, cells) => sum + Number(cells[column]), 0);
  const looks = PLAYS * LOOKS_PER_PLAY;

  const sizes = Object.fromEntries(tableIn(docs, 'stored').map(([what, , , kB]) => [what, Number(kB)]));
  const gb = (what: string, times: number) => ((sizes[what] ?? NaN) * times) / 1_000_000;
  const ofPlays = gb('response with a scoreboard', PLAYS) * YEAR_DAYS + gb('its tracking data', PLAYS) * TRACKING_DAYS;
  const ofMessages = gb('message', sent) * YEAR_DAYS + gb('its own tracking data', sent) * TRACKING_DAYS;
  const replaced = gb('response with a scoreboard', bill.writes) * REPLACED_DAYS;
  const all = ofPlays + ofMessages;
  const documents = (PLAYS + sent) * (YEAR_DAYS + TRACKING_DAYS);

  return {
    'plays and pages': plays,
    transfer: { 'transfer, GB': transfer },
    visits,
    messages,
    // an open one reads what a play writes
    "creators' screens": { reads: perLook(2) * looks + bill.writes * WATCHED, writes: perLook(4) * looks },
    log: logged(bill.invocations + visits.invocations + messages.invocations, assumed),
    storage: stored(all + replaced),
    backups: { 'backups, GB months': (all * BACKUPS) / MONTH_DAYS },
    exports: { reads: documents / EXPORT_DAYS, 'exports, GB months': (all * EXPORTS) / MONTH_DAYS },
    'App Check': { assessments: PLAYS },
  };
}

/** Returns what is billed for a day of another app. */
export function partsOfOther({ reads, writes, invocations, processor, firstVisitMB, storedKB }: OtherApp): Parts {
  const { OPENINGS, WITHOUT_APP, MESSAGES_PER_PLAY } = ASSUMED;
  const plays = emptyBill();
  plays.reads = PLAYS * reads;
  plays.writes = PLAYS * writes;
  plays.invocations = PLAYS * invocations;
  addInstances(plays, PLAYS * processor);
  return {
    'plays and pages': plays,
    transfer: { 'transfer, GB': (PLAYS * OPENINGS * WITHOUT_APP * firstVisitMB) / 1000 },
    messages: { reads: PLAYS * MESSAGES_PER_PLAY, writes: PLAYS * MESSAGES_PER_PLAY },
    // each response once
    "creators' screens": { reads: PLAYS },
    log: logged(plays.invocations, ASSUMED),
    storage: stored((PLAYS * storedKB * YEAR_DAYS) / 1_000_000),
  };
}
