import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
let now = Date.now();

function subscribe(onChange: () => void): () => void {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    onChange();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** Returns the time in milliseconds since 1970, updated twice a minute, so that ages on an open page stay right. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
