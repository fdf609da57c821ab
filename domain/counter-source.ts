import { COUNTER_INCREMENT_MAX } from './limits.ts';

/** `simulated` is the spec's example, which rises on its own and is labeled as an example; `live` is a real count. */
export type CounterSource = { kind: 'simulated'; start: number } | { kind: 'live'; count: number };

/** Returns the real count; in a local demo without one, the example: nothing invented is shown as a fact. */
export function counterSource(isDemo: boolean, exampleStart: number, realCount: number): CounterSource {
  return isDemo && realCount === 0 ? { kind: 'simulated', start: exampleStart } : { kind: 'live', count: realCount };
}

export function tickCounter(count: number, random: () => number): number {
  return count + Math.floor(random() * (COUNTER_INCREMENT_MAX + 1));
}
