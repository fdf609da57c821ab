import { ENTRIES, type Entry, LOOP_STEPS, type LoopStep } from '@domain/loop/loop.ts';
import { vi } from 'vitest';
import { countStep } from '../../../functions/src/services/service-days.ts';

/** How many of those at one step go on to each of the next, by entry, and how long the median one takes. */
const GOES_ON: Readonly<Record<Entry, number>> = { link: 0.6, card: 0.7, story: 0.75, qr: 0.65, circle: 0.8 };
const MEDIAN_MS: Readonly<Record<LoopStep, number>> = {
  opened: 0,
  started: 4000,
  finished: 48_000,
  shared: 9000,
  begun: 15_000,
  published: 95_000,
  kept: 240_000,
};
const BY_SERVER: ReadonlySet<LoopStep> = new Set(['finished', 'published', 'kept']);

/** Numbers in (0, 1), the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4_294_967_296;
  };
}

const median = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/**
 * Takes the browser's own program through many visits: their links, steps and times, some of them left and come back to,
 * one in twenty of them asking not to be tracked. What the server takes part in is counted as it does. Returns the
 * beacons, what the visits that may be counted have truly done, and the median seconds of their steps.
 */
export async function goOnJourneys(count: number, seed: number) {
  const random = createRandom(seed);
  const funnel = Object.fromEntries(
    ENTRIES.map((entry) => [entry, Object.fromEntries(LOOP_STEPS.map((step) => [step, 0]))]),
  ) as Record<Entry, Record<LoopStep, number>>;
  const times = Object.fromEntries(LOOP_STEPS.map((step) => [step, [] as number[]])) as Record<LoopStep, number[]>;
  const beacons: Blob[] = [];
  let now = 0;
  let leave: () => void = () => undefined;
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leave = listener;
  });
  for (let journey = 0; journey < count; journey++) {
    const entry = ENTRIES[Math.floor(random() * ENTRIES.length)] ?? 'link';
    const isCounted = random() > 0.05;
    now = 200 + random() * 3000;
    leave = () => undefined;
    vi.stubGlobal('navigator', {
      doNotTrack: isCounted ? null : '1',
      sendBeacon: (_: string, told: Blob) => beacons.push(told),
    });
    const hash = entry === 'link' || entry === 'circle' ? '' : `#${entry}`;
    vi.stubGlobal('location', { pathname: entry === 'circle' ? '/circle/abc' : '/maya/ABCD2345', hash });
    // a visit lives as long as its page
    vi.resetModules();
    const loop = await import('../../../src/lib/visit.ts');
    loop.startVisit();
    loop.reach('take-quiz/maya');
    for (const step of LOOP_STEPS) {
      if (step !== 'opened') {
        if (random() > GOES_ON[entry]) break;
        const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
        const ms = MEDIAN_MS[step] * Math.exp(0.7 * normal);
        now += ms;
        const told = step === 'begun' ? 'mine/quiz' : step;
        loop.reach(told);
        loop.reach(told); // a second time is no second step
        if (BY_SERVER.has(step)) countStep(loop.entry, step);
        if (isCounted) times[step].push(ms / 1000);
        if (random() < 0.2) leave();
      }
      if (isCounted) funnel[entry][step] += 1;
    }
    leave();
  }
  vi.unstubAllGlobals();
  const medians = Object.fromEntries(LOOP_STEPS.map((step) => [step, median(times[step])])) as Record<LoopStep, number>;
  return { beacons, funnel, medians };
}
