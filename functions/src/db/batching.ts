import DataLoader from 'dataloader';

/**
 * Does work for many in one go: a batch of `size` at most holds what is asked for in one turn of the event loop, by one
 * request or by many. `work` gives for each a result, or an error that is only its own.
 */
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

/** Does each piece of work for itself; where one fails, its place has the error. */
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
