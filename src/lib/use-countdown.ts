import { useEffect, useState } from 'react';

/** Starts a stopwatch. Returns its reading in milliseconds: one clock may be set back, the other may sleep with the device. */
export function stopwatch(): () => number {
  const [at, mark] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - at, performance.now() - mark);
}

/** Returns a countdown of whole seconds; `left` is 0 while it isn't running. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [run, setRun] = useState<{ seconds: number; passed: () => number } | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!run) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil(run.seconds - run.passed() / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [run]);
  const start = (seconds: number) => {
    setRun({ seconds, passed: stopwatch() });
    setLeft(seconds);
  };
  return { left, start };
}
