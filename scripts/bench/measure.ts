import { setTimeout as sleep } from 'node:timers/promises';

/** Returns the value below which a share (0 to 1) of the values is. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export interface Calls {
  ms: number[];
  failures: string[];
}

async function one(calls: Calls, work: () => Promise<void>, from = performance.now()): Promise<void> {
  await work().catch((error: Error) => calls.failures.push(error.message));
  calls.ms.push(performance.now() - from);
}

/** Makes calls in parallel loops of `each`, as many as there are people. */
export async function loop(people: number, each: number, work: () => Promise<void>): Promise<Calls> {
  const calls: Calls = { ms: [], failures: [] };
  const person = async () => {
    for (let n = 0; n < each; n++) await one(calls, work);
  };
  await Promise.all(Array.from({ length: people }, person));
  return calls;
}

/** Makes calls at a steady pace, without waiting for earlier ones, as strangers do. Times count from when one was due. */
export async function pace(perSecond: number, seconds: number, work: () => Promise<void>): Promise<Calls> {
  const calls: Calls = { ms: [], failures: [] };
  const all: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < seconds * perSecond; n++) {
    const due = started + (n * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    all.push(one(calls, work, due));
  }
  await Promise.all(all);
  return calls;
}

export const printRow = (name: string, cells: readonly (string | number)[]): void =>
  console.log(name.padEnd(32) + cells.map((cell) => String(cell).padStart(9)).join(''));
