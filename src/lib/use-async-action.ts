import { useRef, useState } from 'react';

/**
 * Runs what a person asked for and waits to see done, one at a time: whether it is under way, and what stopped the last
 * one. `problemOf` turns an error into what the screen shows; null for one that it has dealt with.
 */
export function useAsyncAction<Problem>(problemOf: (error: unknown) => Problem | null) {
  // the state of before is what a second tap in the same moment sees
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Returns what `action` returns; null when it failed, or another one is under way. */
  const run = async <T>(action: () => Promise<T>): Promise<T | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      return await action();
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, problem, setProblem, run };
}
