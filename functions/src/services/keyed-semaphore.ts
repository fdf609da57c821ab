/** Does work for a key when its turn has come. */
export type KeyedSemaphore = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/** Lets at most so many pieces of work with the same key run at once; the others wait in the order they came. */
export function createKeyedSemaphore(atOnce: number): KeyedSemaphore {
  const lanes = new Map<string, Lane>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    if (lane.running >= atOnce) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else lane.running += 1;
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      // its place is handed on
      if (next) next();
      else lane.running -= 1;
      if (lane.running === 0) lanes.delete(key);
    }
  };
}
