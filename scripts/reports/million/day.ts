import {
  BACKGROUND_INSTANCES,
  CONCURRENCY,
  COUNTED_AGAIN_MS,
  MOST_INSTANCES,
  RATE_LIMITS,
} from '../../../domain/limits.ts';
import type { Measured } from '../../lib/measured-costs.ts';
import {
  COMMIT_S,
  DOCUMENT_WRITES_PER_S,
  EXPIRING,
  GROWING_WRITES_PER_S,
  MEMORY_GIB,
  PAGE_KEPT_S,
  PROCESSORS,
  QUIZZES,
  RAMP,
  RESULT_READS,
  UTILIZATION,
  WORK,
  WORLD,
  type Work,
  type World,
} from './assumptions.ts';
import type { Bill } from './prices.ts';
import { MINUTES, missesPerSecond, type Traffic } from './traffic.ts';

/** How much of a limit the busiest minute needs: above 1 it is exceeded. */
export interface Load {
  what: string;
  needed: number;
  limit: number;
  then: string;
}

interface Day {
  bill: Bill;
  /** The fullest first. */
  loads: Load[];
}

/** Returns the sum of a day, and its busiest minutes, from what docs/costs.md says that one thing costs. */
export function simulate(costs: Record<string, Measured>, { viral, others }: Traffic, world: World = WORLD): Day {
  const { openings, withoutApp, firstVisitMB, cdnPlaces } = world;
  const instancesFor = (perSecond: number, { seconds, processor }: Work) =>
    Math.max((perSecond * processor * world.processor) / UTILIZATION, 1 - Math.exp(-perSecond * seconds));
  const of = (what: string): Measured => {
    const found = costs[what];
    if (!found) throw new Error(`docs/costs.md doesn't say what "${what}" costs.`);
    return found;
  };
  const PLAY = 'response with a scoreboard';
  const { tries, windowS } = RATE_LIMITS.responses.recipient;

  const bill: Bill = {
    reads: 0,
    writes: 0,
    deletes: 0,
    invocations: 0,
    'processor seconds': 0,
    'memory, GiB seconds': 0,
    'transfer, GB': 0,
  };
  const add = (what: string, times: number) => {
    const [invocations, reads, writes, deletes] = of(what);
    bill.invocations += invocations * times;
    bill.reads += reads * times;
    bill.writes += writes * times;
    bill.deletes += deletes * times;
  };
  const most: Record<string, number> = {};
  const sees = (what: string, needed: number) => {
    most[what] = Math.max(most[what] ?? 0, needed);
  };

  const quizReads: number[] = [];
  for (let minute = 0; minute < MINUTES; minute++) {
    const [hot, cold] = [viral[minute] ?? 0, others[minute] ?? 0];
    const plays = hot + cold;
    add(PLAY, plays);
    bill.deletes += plays * EXPIRING;

    const [hotOpenings, coldOpenings] = [hot * openings, cold * openings];
    const perPlace = (some: number, quizzes: number) => (some * withoutApp) / 60 / quizzes / cdnPlaces;
    const pagesPerS =
      (missesPerSecond(perPlace(hotOpenings, 1), PAGE_KEPT_S) +
        missesPerSecond(perPlace(coldOpenings, QUIZZES), PAGE_KEPT_S) * QUIZZES) *
      cdnPlaces;
    add('page of a quiz', pagesPerS * 60);
    const byBrowsers = (hotOpenings + coldOpenings) * (1 - withoutApp);
    bill.reads += byBrowsers + plays * RESULT_READS;
    bill['transfer, GB'] += ((hotOpenings + coldOpenings) * withoutApp * firstVisitMB) / 1000;

    const playsPerS = plays / 60;
    const instances = {
      api: instancesFor(playsPerS, WORK.response),
      page: instancesFor(pagesPerS, WORK.page),
      trigger: instancesFor(playsPerS, WORK.trigger),
    };
    const all = Object.values(instances).reduce((sum, one) => sum + one, 0);
    bill['processor seconds'] += all * 60;
    bill['memory, GiB seconds'] += all * 60 * MEMORY_GIB;
    quizReads.push(byBrowsers / 60 + pagesPerS + playsPerS);

    for (const [name, needed] of Object.entries(instances)) sees(name, needed);
    sees('processors', all);
    sees('requests', playsPerS * WORK.response.seconds);
    sees('responses', playsPerS);
    // an instance commits one after the other, too, with a pause
    sees(
      'quiz',
      Math.min(hot / 60, Math.min(MOST_INSTANCES, Math.max(1, instances.api)) / (COMMIT_S + COUNTED_AGAIN_MS / 1000)),
    );
    sees('limit', hot / 60 / RATE_LIMITS.responses.recipient.inAdvance.lease);
  }
  for (let minute = RAMP.minutes; minute < MINUTES; minute++) {
    const before = quizReads[minute - RAMP.minutes] ?? 0;
    sees('ramp', (quizReads[minute] ?? 0) / Math.max(RAMP.start, before * RAMP.factor));
  }
  for (let minute = 0; minute < MINUTES; minute += windowS / 60)
    sees(
      'recipient',
      viral.slice(minute, minute + windowS / 60).reduce((sum, one) => sum + one, 0),
    );

  const load = (key: string, what: string, limit: number, then: string): Load => ({
    what,
    needed: most[key] ?? 0,
    limit,
    then,
  });
  const loads = [
    load(
      'recipient',
      'responses to one quiz in 10 minutes',
      tries,
      'the rest waits in outboxes for the next 10 minutes',
    ),
    load('limit', "writes a second of one quiz's limit", DOCUMENT_WRITES_PER_S, 'soft: counts wait, and share more'),
    load(
      'quiz',
      'writes a second of one quiz (its counts)',
      DOCUMENT_WRITES_PER_S,
      'soft: commits wait, and share more',
    ),
    load('responses', 'responses a second, indexed by time', GROWING_WRITES_PER_S, 'soft: commits slow down'),
    load('ramp', 'reads of quizzes, of what 500/50/5 allows', 1, 'soft: reads slow down for minutes'),
    load('api', 'instances of api', MOST_INSTANCES, 'submissions wait, then outboxes send them again'),
    load('requests', 'submissions at once', MOST_INSTANCES * CONCURRENCY, 'submissions wait'),
    load('page', 'instances of page', MOST_INSTANCES, 'first visits wait'),
    load('trigger', 'instances of onQuizWritten', BACKGROUND_INSTANCES, 'lists are late'),
    load('processors', "processors of a new project's region", PROCESSORS, 'instances are refused'),
  ];
  return { bill, loads: loads.sort((a, b) => b.needed / b.limit - a.needed / a.limit) };
}
