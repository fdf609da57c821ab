import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';
import { askTime } from './reach.ts';

const TICK_MS = 30_000;
let shown = now();

function subscribe(onChange: () => void): () => void {
  const look = () => {
    shown = now();
    onChange();
  };
  shown = now();
  void askTime().then(look);
  const timer = setInterval(look, TICK_MS);
  return () => clearInterval(timer);
}

/** Returns the server's time in milliseconds since 1970, updated twice a minute, so that ages on an open page stay right. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => shown);
}
