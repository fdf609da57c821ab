import { expect } from 'vitest';

/** Nothing that works takes as long, however busy the machine is. */
const DEADLINE_MS = 200_000;
const PAUSE_MS = 40;

/** Asks again and again until `isDone` neither throws nor gives false; the last failure is thrown when the deadline has passed. */
export async function until<T>(work: () => Promise<T>, isDone: (value: T) => unknown): Promise<T> {
  const end = Date.now() + DEADLINE_MS;
  for (;;) {
    let failure: unknown;
    const value = await work();
    try {
      if (isDone(value) !== false) return value;
      failure = new Error(`Still ${JSON.stringify(value)} at the deadline.`);
    } catch (error) {
      failure = error;
    }
    if (Date.now() > end) throw failure;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Asks until the answer equals what is expected. */
export const untilEqual = <T>(work: () => Promise<T>, expected: unknown): Promise<T> =>
  until(work, (found) => expect(found).toEqual(expected));

/** Asks until the answer has what is expected. */
export const untilMatches = <T>(work: () => Promise<T>, expected: object): Promise<T> =>
  until(work, (found) => expect(found).toMatchObject(expected));
