import { create } from 'zustand';
import { onFreshness } from '../data/sync-status.ts';
import { useConnection } from './connection.ts';

interface FreshnessState {
  /** What is on the screen is not kept up to date by the server. */
  isStale: boolean;
  /** When the oldest of it was, in milliseconds since 1970; null where that is not known. */
  heardAt: number | null;
  /** Changes made on this device that the server does not have yet. */
  waiting: number;
}
export const useFreshness = create<FreshnessState>(() => ({ isStale: false, heardAt: null, waiting: 0 }));

/** A start takes a moment; who waits longer for the first word of the server should know that they see what was. */
const STALE_AFTER_MS = 3000;
let timer: ReturnType<typeof setTimeout> | undefined;
let isFromCache = false;

const setStale = () => useFreshness.setState({ isStale: true });

function look(): void {
  if (!useConnection.getState().isOnline) setStale();
  else if (!isFromCache) {
    clearTimeout(timer);
    timer = undefined;
    useFreshness.setState({ isStale: false });
  } else timer ??= setTimeout(setStale, STALE_AFTER_MS);
}

onFreshness((freshness) => {
  isFromCache = freshness.isFromCache;
  useFreshness.setState({ heardAt: freshness.heardAt });
  look();
});
useConnection.subscribe(look);
look();

/** Whether there is no network, by the browser's word or because the server is not heard. */
export function useIsOffline(): boolean {
  const isOnline = useConnection((state) => state.isOnline);
  const isStale = useFreshness((state) => state.isStale);
  return isStale || !isOnline;
}

/** The same, asked once. */
export const isOfflineNow = () => useFreshness.getState().isStale || !useConnection.getState().isOnline;

/** Calls `act` each time the server is heard again, whatever the browser says of the network. Returns a function that stops it. */
export const onHeardAgain = (act: () => void): (() => void) =>
  useFreshness.subscribe((now, before) => {
    if (before.isStale && !now.isStale) act();
  });

/** How often a server that is not heard is looked into. */
const SILENCE_MS = 30_000;

/**
 * Calls `act` when the server is not heard although the browser believes in a network, and again from time to time until it
 * is: it may be the session that is no longer taken.
 */
export function onSilence(act: () => void): void {
  let asking: ReturnType<typeof setInterval> | undefined;
  const ask = () => {
    if (useConnection.getState().isOnline) act();
  };
  useFreshness.subscribe(({ isStale }) => {
    if (isStale && asking === undefined) {
      asking = setInterval(ask, SILENCE_MS);
      ask();
    } else if (!isStale) {
      clearInterval(asking);
      asking = undefined;
    }
  });
}
