import { COUNTER_INCREMENT_MAX } from './limits.ts';

/**
 * Where a rising counter's number comes from: `simulated` is the spec's example (it rises by itself and is marked as an
 * example), `live` is a real count.
 */
export type CounterSource = { kind: 'simulated'; start: number } | { kind: 'live'; count: number };

/** The example in a local demo, the real count everywhere else: nothing invented is shown as a fact. */
export function counterSource(isDemo: boolean, exampleStart: number, realCount: number): CounterSource {
  return isDemo ? { kind: 'simulated', start: exampleStart } : { kind: 'live', count: realCount };
}

/** The simulated count after one more tick. `random` gives numbers in [0, 1). */
export function tickCounter(count: number, random: () => number): number {
  return count + Math.floor(random() * (COUNTER_INCREMENT_MAX + 1));
}
