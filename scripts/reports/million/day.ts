import {
  BACKGROUND_INSTANCES,
  COUNTED_AGAIN_MS,
  MOST_INSTANCES,
  RATE_LIMITS,
  VIEWED_MAX,
} from '../../../domain/limits.ts';
import type { Measured } from '../../lib/measured-costs.ts';
import {
  ASSUMED,
  type Assumed,
  COMMIT_S,
  DOCUMENT_WRITES_PER_S,
  EXPIRING,
  GROWING_WRITES_PER_S,
  MEMORY_GIB,
  PAGE_KEPT_S,
  PROCESSORS,
  RAMP,
  RESULT_READS,
  UTILIZATION,
  WORK,
  type Work,
} from './assumptions.ts';
import { type Bill, emptyBill } from './prices.ts';
import { MINUTES, missesPerSecond, type Traffic } from './traffic.ts';

const PER_RECIPIENT = RATE_LIMITS.responses.recipient;

/** The limits of a day, and what happens beyond each. */
const LIMITS = {
  recipient: ['responses to one quiz in 10 minutes', PER_RECIPIENT.tries, 'the rest waits in outboxes'],
  quiz: ['writes a second of one quiz (its counts)', DOCUMENT_WRITES_PER_S, 'soft: commits wait, and share more'],
  responses: ['responses a second, indexed by time', GROWING_WRITES_PER_S, 'soft: commits slow down'],
  ramp: ['reads of quizzes, of what 500/50/5 allows', 1, 'soft: reads slow down for minutes'],
  api: ['instances of api', MOST_INSTANCES, 'submissions wait, then outboxes send them again'],
  page: ['instances of page', MOST_INSTANCES, 'first visits wait'],
  trigger: ['instances of onQuizWritten', BACKGROUND_INSTANCES, 'lists are late'],
  processors: ["processors of a new project's region", PROCESSORS, 'instances are refused'],
} as const satisfies Record<string, readonly [what: string, limit: number, beyond: string]>;
type Limit = keyof typeof LIMITS;

const instancesFor = (perSecond: number, { seconds, processor }: Work) =>
  Math.max((perSecond * processor) / UTILIZATION, 1 - Math.exp(-perSecond * seconds));

/** Adds what so many times one thing costs, by a table of docs/costs.md. */
export function addTo(bill: Bill, costs: Record<string, Measured>, what: string, times: number): void {
  const found = costs[what];
  if (!found) throw new Error(`docs/costs.md doesn't say what "${what}" costs.`);
  const [invocations, reads, writes, deletes] = found;
  bill.invocations += invocations * times;
  bill.reads += reads * times;
  bill.writes += writes * times;
  bill.deletes += deletes * times;
}

/** Adds what so many seconds of instances cost. */
export function addInstances(bill: Bill, seconds: number): void {
  bill['processor seconds'] += seconds;
  bill['memory, GiB seconds'] += seconds * MEMORY_GIB;
}

/**
 * Returns the bill of a day's plays and pages, that of counting its visits, and what its busiest minutes need of each
 * limit, the fullest first.
 */
export function simulate(costs: Record<string, Measured>, { viral, others }: Traffic, assumed: Assumed = ASSUMED) {
  const { QUIZZES, OPENINGS, WITHOUT_APP, CDN_PLACES, PROCESSOR } = assumed;
  const bill = emptyBill();
  const visits = emptyBill();
  const slower = ({ seconds, processor }: Work): Work => ({ seconds, processor: processor * PROCESSOR });
  /** How many pages are rendered in a second, of so many openings in a minute. */
  const pagesPerSecond = (openings: number, quizzes: number) => {
    const perPlace = (openings * WITHOUT_APP) / 60 / quizzes / CDN_PLACES;
    return missesPerSecond(perPlace, PAGE_KEPT_S) * quizzes * CDN_PLACES;
  };
  const most: Partial<Record<Limit, number>> = {};
  const sees = (limit: Limit, needed: number) => {
    most[limit] = Math.max(most[limit] ?? 0, needed);
  };

  const quizReads: number[] = [];
  for (let minute = 0; minute < MINUTES; minute++) {
    const [hot, cold] = [viral[minute] ?? 0, others[minute] ?? 0];
    const plays = hot + cold;
    addTo(bill, costs, 'response with a scoreboard', plays);
    bill.deletes += plays * EXPIRING;

    const pagesPerS = pagesPerSecond(hot * OPENINGS, 1) + pagesPerSecond(cold * OPENINGS, QUIZZES);
    addTo(bill, costs, 'page of a quiz', pagesPerS * 60);
    const byBrowsers = plays * OPENINGS * (1 - WITHOUT_APP);
    bill.reads += byBrowsers + plays * RESULT_READS;
    bill['transfer, GB'] += (plays * OPENINGS * WITHOUT_APP * assumed.FIRST_VISIT_MB) / 1000;

    const playsPerS = plays / 60;
    const instances = {
      api: instancesFor(playsPerS, slower(WORK.response)),
      page: instancesFor(pagesPerS, slower(WORK.page)),
      trigger: instancesFor(playsPerS, slower(WORK.trigger)),
    };
    const all = instances.api + instances.page + instances.trigger;
    addInstances(bill, all * 60);

    const told = plays * OPENINGS * assumed.TOLD_PER_VISIT;
    const counting = ((told / 60) * slower(WORK.visit).processor) / UTILIZATION;
    addTo(visits, costs, 'leaving a page', told);
    addInstances(visits, counting * 60);
    // once a minute an instance stores how often each creator's pages were opened
    const creators = QUIZZES * (1 - Math.exp((-cold * OPENINGS) / QUIZZES)) + Math.min(1, hot);
    const stored = Math.min(creators, VIEWED_MAX * Math.max(1, instances.api + counting));
    visits.reads += stored * 2;
    visits.writes += stored;

    quizReads.push(byBrowsers / 60 + pagesPerS + playsPerS);

    const busy = { ...instances, api: instances.api + counting, processors: all + counting };
    for (const [name, needed] of Object.entries(busy)) sees(name as Limit, needed);
    sees('responses', playsPerS);
    // an instance commits one after the other, too, with a pause
    const writers = Math.min(MOST_INSTANCES, Math.max(1, instances.api));
    sees('quiz', Math.min(hot / 60, writers / (COMMIT_S + COUNTED_AGAIN_MS / 1000)));
  }
  for (let minute = RAMP.minutes; minute < MINUTES; minute++) {
    const before = quizReads[minute - RAMP.minutes] ?? 0;
    sees('ramp', (quizReads[minute] ?? 0) / Math.max(RAMP.start, before * RAMP.factor));
  }
  const minutes = PER_RECIPIENT.windowS / 60;
  for (let minute = 0; minute < MINUTES; minute += minutes)
    sees(
      'recipient',
      viral.slice(minute, minute + minutes).reduce((sum, one) => sum + one, 0),
    );

  const loads = Object.entries(LIMITS).map(([name, [what, limit, beyond]]) => ({
    what,
    needed: most[name as Limit] ?? 0,
    limit,
    beyond,
  }));
  return { bill, visits, loads: loads.sort((a, b) => b.needed / b.limit - a.needed / a.limit) };
}
