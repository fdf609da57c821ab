import { useRef, useState } from 'react';

/** Runs one action at a time. `problemOf` turns an error into what the screen shows; null for one it has handled. */
export function useAsyncAction<Problem>(problemOf: (error: unknown) => Problem | null) {
  // state would still be the old one for a second tap in the same moment
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Returns what `action` returns; null when it failed or another one is running. */
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
