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

/** Calls `work` for each separately, and returns an error in place of a result that failed. */
export const oneByOne = <T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<(R | Error)[]> =>
  Promise.all(
    all.map(async (one) => {
      try {
        return await work(one);
      } catch (error) {
        return error as Error;
      }
    }),
  );
