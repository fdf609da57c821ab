import { create } from 'zustand';
import { letFirestoreAsk, onSyncStatus } from '../data/sync-status.ts';
import { useConnection } from './connection.ts';

interface SyncState {
  /** The screen's data is not in sync with the server. */
  isStale: boolean;
  /** When the oldest data was last in sync, in milliseconds since 1970; null if unknown. */
  syncedAt: number | null;
  /** Changes on this device that the server doesn't have yet. */
  waiting: number;
}
export const useSyncStatus = create<SyncState>(() => ({ isStale: false, syncedAt: null, waiting: 0 }));

/** How long the server may take to answer before the screen says that its data is old. */
const STALE_AFTER_MS = 3000;
let timer: ReturnType<typeof setTimeout> | undefined;
let isFromCache = false;

const setStale = () => useSyncStatus.setState({ isStale: true });

function look(): void {
  if (!useConnection.getState().isOnline) setStale();
  else if (!isFromCache) {
    clearTimeout(timer);
    timer = undefined;
    useSyncStatus.setState({ isStale: false });
  } else timer ??= setTimeout(setStale, STALE_AFTER_MS);
}

export function startSyncStatus(): void {
  onSyncStatus((status) => {
    isFromCache = status.isFromCache;
    useSyncStatus.setState({ syncedAt: status.syncedAt });
    look();
  });
  const follow = () => {
    letFirestoreAsk(useConnection.getState().isOnline);
    look();
  };
  useConnection.subscribe(follow);
  follow();
}

/** Returns whether there is no network, as a failed try or the silent server suggests. */
export function useIsOffline(): boolean {
  const isOnline = useConnection((state) => state.isOnline);
  const isStale = useSyncStatus((state) => state.isStale);
  return isStale || !isOnline;
}

/** Returns the same outside of React. */
export const isOfflineNow = () => useSyncStatus.getState().isStale || !useConnection.getState().isOnline;

/** Calls `act` each time the server becomes reachable again. Returns a function that stops it. */
export const onServerReached = (act: () => void): (() => void) =>
  useSyncStatus.subscribe((now, before) => {
    if (before.isStale && !now.isStale) act();
  });

/** How often `act` is called while the server stays silent. */
const SILENCE_MS = 30_000;

/** Calls `act` repeatedly while the server is silent but the browser online: the session may have been rejected. */
export function onServerSilent(act: () => void): void {
  let asking: ReturnType<typeof setInterval> | undefined;
  const ask = () => {
    if (useConnection.getState().isOnline) act();
  };
  useSyncStatus.subscribe(({ isStale }) => {
    if (isStale && asking === undefined) {
      asking = setInterval(ask, SILENCE_MS);
      ask();
    } else if (!isStale) {
      clearInterval(asking);
      asking = undefined;
    }
  });
}
