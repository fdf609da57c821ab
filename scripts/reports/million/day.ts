import { BACKGROUND_INSTANCES, COUNTED_AGAIN_MS, MOST_INSTANCES, RATE_LIMITS } from '../../../domain/limits.ts';
import type { Measured } from '../../lib/measured-costs.ts';
import {
  CDN_PLACES,
  COMMIT_S,
  DOCUMENT_WRITES_PER_S,
  EXPIRING,
  FIRST_VISIT_MB,
  GROWING_WRITES_PER_S,
  MEMORY_GIB,
  OPENINGS,
  PAGE_KEPT_S,
  PROCESSORS,
  QUIZZES,
  RAMP,
  RESULT_READS,
  UTILIZATION,
  WITHOUT_APP,
  WORK,
  type Work,
} from './assumptions.ts';
import { emptyBill } from './prices.ts';
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

/** Returns how many pages are rendered in a second, of so many openings in a minute. */
function pagesPerSecond(openings: number, quizzes: number): number {
  const perPlace = (openings * WITHOUT_APP) / 60 / quizzes / CDN_PLACES;
  return missesPerSecond(perPlace, PAGE_KEPT_S) * quizzes * CDN_PLACES;
}

/** Returns the bill of a day, and what its busiest minutes need of each limit, the fullest first. */
export function simulate(costs: Record<string, Measured>, { viral, others }: Traffic) {
  const bill = emptyBill();
  const add = (what: string, times: number) => {
    const found = costs[what];
    if (!found) throw new Error(`docs/costs.md doesn't say what "${what}" costs.`);
    const [invocations, reads, writes, deletes] = found;
    bill.invocations += invocations * times;
    bill.reads += reads * times;
    bill.writes += writes * times;
    bill.deletes += deletes * times;
  };
  const most: Partial<Record<Limit, number>> = {};
  const sees = (limit: Limit, needed: number) => {
    most[limit] = Math.max(most[limit] ?? 0, needed);
  };

  const quizReads: number[] = [];
  for (let minute = 0; minute < MINUTES; minute++) {
    const [hot, cold] = [viral[minute] ?? 0, others[minute] ?? 0];
    const plays = hot + cold;
    add('response with a scoreboard', plays);
    bill.deletes += plays * EXPIRING;

    const pagesPerS = pagesPerSecond(hot * OPENINGS, 1) + pagesPerSecond(cold * OPENINGS, QUIZZES);
    add('page of a quiz', pagesPerS * 60);
    const byBrowsers = plays * OPENINGS * (1 - WITHOUT_APP);
    bill.reads += byBrowsers + plays * RESULT_READS;
    bill['transfer, GB'] += (plays * OPENINGS * WITHOUT_APP * FIRST_VISIT_MB) / 1000;

    const playsPerS = plays / 60;
    const instances = {
      api: instancesFor(playsPerS, WORK.response),
      page: instancesFor(pagesPerS, WORK.page),
      trigger: instancesFor(playsPerS, WORK.trigger),
    };
    const all = instances.api + instances.page + instances.trigger;
    bill['processor seconds'] += all * 60;
    bill['memory, GiB seconds'] += all * 60 * MEMORY_GIB;
    quizReads.push(byBrowsers / 60 + pagesPerS + playsPerS);

    for (const [name, needed] of Object.entries(instances)) sees(name as Limit, needed);
    sees('processors', all);
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
  return { bill, loads: loads.sort((a, b) => b.needed / b.limit - a.needed / a.limit) };
}
