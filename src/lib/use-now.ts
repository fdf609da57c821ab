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

/** The time in milliseconds since 1970, renewed twice a minute: ages on a page that stays open must not stand still. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
