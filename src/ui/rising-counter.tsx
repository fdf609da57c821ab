import { type CounterSource, tickCounter } from '@domain/counter-source.ts';
import { COUNTER_TICK_MS } from '@domain/limits.ts';
import { type ReactNode, useEffect, useState } from 'react';

/** Returns a source's current count: a real one unchanged, the example rising every few seconds. */
function useRisingCount(source: CounterSource): number {
  const [count, setCount] = useState(source.kind === 'live' ? source.count : source.start);
  const isSimulated = source.kind === 'simulated';
  useEffect(() => {
    if (!isSimulated) return;
    const timer = setInterval(() => setCount((before) => tickCounter(before, Math.random)), COUNTER_TICK_MS);
    return () => clearInterval(timer);
  }, [isSimulated]);
  return source.kind === 'live' ? source.count : count;
}

/** A count from an injected source. `children` renders it. */
export function RisingCounter({ source, children }: { source: CounterSource; children: (count: number) => ReactNode }) {
  return children(useRisingCount(source));
}
