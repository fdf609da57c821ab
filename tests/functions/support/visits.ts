import type { Entry, LoopStep } from '@domain/loop/loop.ts';
import { vi } from 'vitest';
import { countStep } from '../../../functions/src/services/service-days.ts';

/** A visit by a link: the steps it takes, each some milliseconds after the one before. */
export interface Visit {
  entry: Entry;
  took: Partial<Record<LoopStep, number>>;
  isCounted?: false;
}
const BY_SERVER: ReadonlySet<string> = new Set<LoopStep>(['finished', 'published', 'kept']);

/**
 * Takes the browser's own program through visits, which are left and come back to after each step. What the server takes
 * part in is counted as it does. Returns the beacons.
 */
export async function goOnVisits(visits: readonly Visit[]): Promise<Blob[]> {
  const beacons: Blob[] = [];
  let now = 0;
  let leave: () => void = () => undefined;
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leave = listener;
  });
  for (const { entry, took, isCounted = true } of visits) {
    now = 1000;
    leave = () => undefined;
    const sendBeacon = (_: string, told: Blob) => beacons.push(told);
    vi.stubGlobal('navigator', { doNotTrack: isCounted ? null : '1', sendBeacon });
    const hash = entry === 'link' || entry === 'circle' ? '' : `#${entry}`;
    vi.stubGlobal('location', { pathname: entry === 'circle' ? '/circle/abc' : '/maya/ABCD2345', hash });
    // a visit lives as long as its page
    vi.resetModules();
    const loop = await import('../../../src/lib/visit.ts');
    loop.startVisit();
    loop.reach('take-quiz/maya');
    for (const [step, ms] of Object.entries(took) as [LoopStep, number][]) {
      now += ms;
      const told = step === 'begun' ? 'mine/quiz' : step;
      loop.reach(told);
      loop.reach(told); // a second time is no second step
      if (BY_SERVER.has(step)) countStep(loop.entry, step);
      leave();
    }
    leave();
  }
  vi.unstubAllGlobals();
  return beacons;
}
