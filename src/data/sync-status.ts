import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { auth } from './firebase.ts';

/** What this device remembers of one list or document: when the server last spoke of it, and whether there was nothing. */
interface Word {
  at: number;
  isEmpty?: boolean;
}
interface Stored {
  uid: string | undefined;
  words: Record<string, Word>;
}
/** How current everything is that the screen follows. */
export interface Freshness {
  /** Nothing of it is in touch with the server right now. */
  isFromCache: boolean;
  /** When the oldest of it was the server's word, in milliseconds since 1970; null where that is not known. */
  heardAt: number | null;
}
interface Live {
  name: string | null;
  isServed: boolean;
  isEmpty: boolean;
  /** There was something while it was followed, so that empty means that the last one went. */
  wasThere: boolean;
}

const KEEP_EVERY_MS = 30_000;
/** More than any screen follows; the oldest are forgotten first. */
const WORDS_MAX = 60;

const live = new Set<Live>();
let listener: (freshness: Freshness) => void = () => undefined;
let isForgotten = false;
let timer: ReturnType<typeof setInterval> | undefined;

/** Somebody else's words are nobody's. */
function readWords(): Stored['words'] {
  const stored = readStored<Stored>(STORAGE_KEYS.freshness);
  return stored?.uid === auth.currentUser?.uid ? (stored?.words ?? {}) : {};
}

/** Writes down that what is in touch with the server is current now. Read anew each time: other tabs write too. */
function keep(): void {
  if (isForgotten) return;
  const words = readWords();
  const before = JSON.stringify(words);
  const at = Date.now();
  for (const { name, isServed, isEmpty, wasThere } of live) {
    if (name === null) continue;
    const word = words[name];
    if (isServed) words[name] = isEmpty ? { at, isEmpty } : { at };
    else if (word && wasThere && isEmpty) words[name] = { ...word, isEmpty };
  }
  if (JSON.stringify(words) === before) return;
  const newest = Object.entries(words).sort(([, a], [, b]) => b.at - a.at);
  writeStored(STORAGE_KEYS.freshness, {
    uid: auth.currentUser?.uid,
    words: Object.fromEntries(newest.slice(0, WORDS_MAX)),
  });
}

function tell(): void {
  const words = readWords();
  const heard = [...live].flatMap(({ name }) => (name === null ? [] : (words[name]?.at ?? [])));
  listener({
    isFromCache: live.size > 0 && ![...live].some(({ isServed }) => isServed),
    heardAt: heard.length > 0 ? Math.min(...heard) : null,
  });
}

function start(): void {
  if (timer !== undefined) return;
  // a killed browser tells nobody that it goes
  timer = setInterval(keep, KEEP_EVERY_MS);
  addEventListener('pagehide', keep);
}

/** Whether something that the screen follows is in touch with the server right now. */
export const isServed = () => [...live].some((one) => one.isServed);

/** Has every change of how current the screen is told to the one listener there is. */
export function onFreshness(tellFreshness: (freshness: Freshness) => void): void {
  listener = tellFreshness;
}

/** The session is over: nothing of it is written down any more on this page. */
export function stopKeepingFreshness(): void {
  isForgotten = true;
}

/** Something that is followed from now on. `name` is its own for as long as the session lasts; null is not remembered. */
export function follow(name: string | null) {
  start();
  const one: Live = { name, isServed: false, isEmpty: false, wasThere: false };
  live.add(one);
  tell();
  return {
    /** The server said so before: nothing here is certainly nothing there, as of then. */
    wasEmpty: name !== null && readWords()[name]?.isEmpty === true,
    heard({ fromCache }: { fromCache: boolean }, isEmpty: boolean): void {
      if (one.isServed === !fromCache && one.isEmpty === isEmpty) return;
      // what was current until now is written down before it no longer is
      if (fromCache) keep();
      one.isServed = !fromCache;
      one.isEmpty = isEmpty;
      one.wasThere ||= !isEmpty;
      keep();
      tell();
    },
    stop(): void {
      if (one.isServed) keep();
      live.delete(one);
      tell();
    },
  };
}
