import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { auth, firestore } from './firebase.ts';

/** When one list or document was last in sync with the server, and whether it was empty then. */
interface LastSync {
  at: number;
  isEmpty?: boolean;
}
interface Stored {
  uid: string | undefined;
  /** By name; "words" is the stored property's name. */
  words: Record<string, LastSync>;
}
/** How current the screen's data is. */
export interface SyncStatus {
  /** Nothing on screen is in sync with the server right now. */
  isFromCache: boolean;
  /** When the oldest data was last in sync, in milliseconds since 1970; null if unknown. */
  syncedAt: number | null;
}
interface Live {
  name: string | null;
  isSynced: boolean;
  isEmpty: boolean;
  /** It had data while tracked, so empty means the last item went. */
  wasThere: boolean;
}

const KEEP_EVERY_MS = 30_000;
/** More than any screen tracks; the oldest are forgotten first. */
const SYNCS_MAX = 60;

const live = new Set<Live>();
let listener: (status: SyncStatus) => void = () => undefined;
let isForgotten = false;
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns what is remembered for this user only. */
function readSyncs(): Stored['words'] {
  const stored = readStored<Stored>(STORAGE_KEYS.freshness);
  return stored?.uid === auth.currentUser?.uid ? (stored?.words ?? {}) : {};
}

/** Records that tracked data is current. Reads first each time, because other tabs write too. */
function keep(): void {
  if (isForgotten) return;
  const syncs = readSyncs();
  const before = JSON.stringify(syncs);
  const at = Date.now();
  for (const { name, isSynced, isEmpty, wasThere } of live) {
    if (name === null) continue;
    const last = syncs[name];
    if (isSynced) syncs[name] = isEmpty ? { at, isEmpty } : { at };
    else if (last && wasThere && isEmpty) syncs[name] = { ...last, isEmpty };
  }
  if (JSON.stringify(syncs) === before) return;
  const newest = Object.entries(syncs).sort(([, a], [, b]) => b.at - a.at);
  writeStored(STORAGE_KEYS.freshness, {
    uid: auth.currentUser?.uid,
    words: Object.fromEntries(newest.slice(0, SYNCS_MAX)),
  });
}

function tell(): void {
  const syncs = readSyncs();
  const times = [...live].flatMap(({ name }) => (name === null ? [] : (syncs[name]?.at ?? [])));
  listener({
    isFromCache: live.size > 0 && ![...live].some(({ isSynced }) => isSynced),
    syncedAt: times.length > 0 ? Math.min(...times) : null,
  });
}

function start(): void {
  if (timer !== undefined) return;
  // a killed browser fires no event
  timer = setInterval(keep, KEEP_EVERY_MS);
  addEventListener('pagehide', keep);
}

/** Returns whether anything on the screen is in sync with the server right now. */
export const isSynced = () => [...live].some((one) => one.isSynced);

/** Calls `listen` with the status now and after every change. Supports one listener. */
export function onSyncStatus(listen: (status: SyncStatus) => void): void {
  listener = listen;
  tell();
}

let isAsking = true;
/**
 * Lets Firestore ask the server or not. Without a network each try would load a probe image, which the content security
 * policy blocks, and what isn't in its cache would be waited for.
 */
export function letFirestoreAsk(mayAsk: boolean): void {
  if (mayAsk === isAsking) return;
  isAsking = mayAsk;
  (mayAsk ? enableNetwork(firestore) : disableNetwork(firestore)).catch(() => undefined); // the session is over
}

/** Stops recording the status when the session ends on this page. */
export function stopSyncStatus(): void {
  isForgotten = true;
}

/** Starts to track one live list or document. `name` identifies it across pages; null is not remembered. */
export function trackSync(name: string | null) {
  start();
  const one: Live = { name, isSynced: false, isEmpty: false, wasThere: false };
  live.add(one);
  tell();
  return {
    /** Empty when last in sync, so an empty cache is certain, as of then. */
    wasEmpty: name !== null && readSyncs()[name]?.isEmpty === true,
    report({ fromCache }: { fromCache: boolean }, isEmpty: boolean): void {
      if (one.isSynced === !fromCache && one.isEmpty === isEmpty) return;
      // recorded before it is no longer current
      if (fromCache) keep();
      one.isSynced = !fromCache;
      one.isEmpty = isEmpty;
      one.wasThere ||= !isEmpty;
      keep();
      tell();
    },
    stop(): void {
      if (one.isSynced) keep();
      live.delete(one);
      tell();
    },
  };
}
