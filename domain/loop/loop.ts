import { isPossibleUsername } from '../ids.ts';
import { LOOP_TIME_MAX_MS, VIEWS_OF_VISIT } from '../limits.ts';

/**
 * How somebody came: a link, a story, a QR code, a circle's link, or none, on one of the site's own pages. Share
 * sheets marked their links as `card` until 2026-11-29.
 */
export const ENTRIES = ['link', 'card', 'story', 'qr', 'circle', 'site'] as const;
export type Entry = (typeof ENTRIES)[number];
export const LINKS: readonly Entry[] = ENTRIES.filter((entry) => entry !== 'site');

export const LOOP_STEPS = ['opened', 'started', 'finished', 'shared', 'begun', 'published', 'kept'] as const;
export type LoopStep = (typeof LOOP_STEPS)[number];

/** What only a browser knows. The server counts the other steps itself, when it stores what they are about. */
const TOLD: ReadonlySet<string> = new Set(['opened', 'started', 'shared', 'begun'] satisfies LoopStep[]);

/** A visit as its browser tells of it whenever it is left. Times are in milliseconds since it began. */
export interface Told {
  entry: Entry;
  since: number;
  /** When each step was reached first, reported before or not; of a page, its name and its address's first segment. */
  steps: Partial<Record<string, number>>;
}

const OPENED = /^(?:public-profile|section|take-quiz|send-message|results|circle)\/(.*)$/;
const BEGUN = /^(?:mine|new-circle|quiz-editor)\//;

const stepOf = (told: string) => (OPENED.test(told) ? 'opened' : BEGUN.test(told) ? 'begun' : told);

function inOrder(steps: Told['steps']): readonly (readonly [LoopStep, number])[] {
  const first = new Map<string, number>();
  for (const [told, at = 0] of Object.entries(steps)) {
    const step = stepOf(told);
    first.set(step, Math.min(at, first.get(step) ?? at));
  }
  return LOOP_STEPS.flatMap((step) => {
    const at = first.get(step);
    return at === undefined ? [] : [[step, at] as const];
  }).sort(([, one], [, other]) => one - other);
}

/** Returns who was first looked at since a visit was reported last, by the names in addresses: few in all of a visit. */
export function viewsOf({ since, steps }: Told): string[] {
  const first = new Map<string, number>();
  for (const [told, at = 0] of Object.entries(steps)) {
    const name = OPENED.exec(told)?.[1]?.toLowerCase();
    if (name !== undefined && isPossibleUsername(name)) first.set(name, Math.min(at, first.get(name) ?? at));
  }
  const views = [...first].sort(([, one], [, other]) => one - other).slice(0, VIEWS_OF_VISIT);
  return views.flatMap(([name, at]) => (at > since ? [name] : []));
}

/** Four buckets for each doubling of a time's seconds, so that 300 hold an hour of all steps. */
const PER_DOUBLING = 4;
const bucketOf = (ms: number) => Math.floor(PER_DOUBLING * Math.log2(1 + Math.min(ms, LOOP_TIME_MAX_MS) / 1000));
const secondsAt = (bucket: number) => 2 ** (bucket / PER_DOUBLING) - 1;

export const stepField = (entry: Entry, step: LoopStep): string => `loop.${entry}.${step}`;

export function fieldsOf({ entry, since, steps }: Told): string[] {
  return inOrder(steps).flatMap(([step, at], place, all) => {
    if (at <= since) return [];
    const before = all[place - 1]?.[1];
    return [
      ...(TOLD.has(step) ? [stepField(entry, step)] : []),
      ...(before === undefined ? [] : [`loopTimes.${step}.${bucketOf(at - before)}`]),
    ];
  });
}

/** Counts by two names: `loop` by entry and step, `loopTimes` by step and bucket. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface LoopDay {
  loop: Counts;
  loopTimes: Counts;
}

export function funnelOf(days: readonly LoopDay[], entries: readonly Entry[] = LINKS): Record<LoopStep, number> {
  const sum = (step: LoopStep) =>
    days.reduce((all, { loop }) => entries.reduce((so, entry) => so + (loop[entry]?.[step] ?? 0), all), 0);
  return Object.fromEntries(LOOP_STEPS.map((step) => [step, sum(step)])) as Record<LoopStep, number>;
}

/** Returns the median seconds from the step before to this one; null where nobody was counted. */
export function medianSeconds(days: readonly LoopDay[], step: LoopStep): number | null {
  const counts = new Map<number, number>();
  for (const { loopTimes } of days)
    for (const [bucket, by] of Object.entries(loopTimes[step] ?? {}))
      counts.set(Number(bucket), (counts.get(Number(bucket)) ?? 0) + by);
  let left = [...counts.values()].reduce((sum, by) => sum + by, 0) / 2;
  for (const [bucket, by] of [...counts].sort(([one], [other]) => one - other)) {
    if (by > 0 && left <= by) return secondsAt(bucket + left / by);
    left -= by;
  }
  return null;
}

/** Returns K: how many quizzes and circles go live for each play; null without plays. Of links, as others bring no play. */
export const loopFactor = ({ finished, published }: Readonly<Record<LoopStep, number>>): number | null =>
  finished === 0 ? null : published / finished;
