import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** Passes the calls of one event-loop turn to `work`, `size` at most, which returns a result or an error for each. */
export function inBatches<T, R>(
  work: (all: readonly T[]) => Promise<(R | Error)[]>,
  size: number,
): (one: T) => Promise<R> {
  const loader = new DataLoader<T, R>(work, {
    cache: false,
    maxBatchSize: size,
    batchScheduleFn: (dispatch) => {
      setImmediate(dispatch);
    },
  });
  return (one) => loader.load(one);
}

interface Waiting<T, R> {
  one: T;
  resolve: (result: R) => void;
  reject: (reason: unknown) => void;
}

/** The same, one run at a time for each key, `pauseMs` apart. A call whose signal is aborted before its run rejects. */
export function inTurns<T extends { signal?: AbortSignal | undefined }, R>(
  work: (all: readonly T[]) => Promise<(R | Error)[]>,
  { size, pauseMs }: { size: number; pauseMs: number },
): (key: string, one: T) => Promise<R> {
  const lanes = new Map<string, Waiting<T, R>[]>();
  const isAborted = ({ one }: Waiting<T, R>) => one.signal?.aborted === true;
  const run = async (all: readonly Waiting<T, R>[]) => {
    const [gone, some] = [all.filter(isAborted), all.filter((waiting) => !isAborted(waiting))];
    for (const { one, reject } of gone) reject(one.signal?.reason);
    if (some.length === 0) return;
    try {
      const results = await work(some.map(({ one }) => one));
      for (const [index, { resolve, reject }] of some.entries()) {
        const result = results[index] as R | Error;
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  };
  const start = async (key: string, lane: Waiting<T, R>[]) => {
    await nextTurn();
    while (lane.length > 0) {
      await run(lane.splice(0, size));
      if (lane.length > 0) await sleep(pauseMs);
    }
    lanes.delete(key);
  };
  return (key, one) =>
    new Promise((resolve, reject) => {
      const known = lanes.get(key);
      const lane = known ?? [];
      lane.push({ one, resolve, reject });
      if (known) return;
      lanes.set(key, lane);
      void start(key, lane);
    });
}
