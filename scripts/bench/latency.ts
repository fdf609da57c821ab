/** The measurements of many calls of one kind. */
export interface Latencies {
  /** Milliseconds of each call. */
  ms: number[];
  /** Calls per second while all of them ran. */
  perSecond: number;
  errors: number;
}

/** Returns the value below which a share (0 to 1) of the values is. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Runs `people` parallel loops of `each` calls and measures them. A call that throws counts as an error. */
export async function measure(people: number, each: number, work: () => Promise<void>): Promise<Latencies> {
  const ms: number[] = [];
  let errors = 0;
  const started = performance.now();
  const person = async () => {
    for (let n = 0; n < each; n++) {
      const from = performance.now();
      await work().catch(() => {
        errors += 1;
      });
      ms.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  return { ms, perSecond: ms.length / ((performance.now() - started) / 1000), errors };
}

/** The results of calls at a steady pace. */
export interface Paced {
  /** Milliseconds of each call. */
  ms: number[];
  /** What the calls said that threw. */
  failures: string[];
}

/** Makes calls at a steady pace, without waiting for earlier ones, as strangers do. */
export async function pace(perSecond: number, seconds: number, work: () => Promise<void>): Promise<Paced> {
  const paced: Paced = { ms: [], failures: [] };
  const one = async () => {
    const from = performance.now();
    await work().catch((error: Error) => paced.failures.push(error.message));
    paced.ms.push(performance.now() - from);
  };
  const calls: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < seconds * perSecond; n++) {
    const wait = started + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    calls.push(one());
  }
  await Promise.all(calls);
  return paced;
}

/** Returns several measurements of one kind as one. */
export const together = (parts: readonly Latencies[]): Latencies => ({
  ms: parts.flatMap(({ ms }) => ms),
  perSecond: parts.reduce((sum, { perSecond }) => sum + perSecond, 0) / parts.length,
  errors: parts.reduce((sum, { errors }) => sum + errors, 0),
});
