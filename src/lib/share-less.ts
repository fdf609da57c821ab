import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

const listeners = new Set<() => void>();
/** What was chosen in a browser that refuses to store it; it lives as long as the page. */
let unstored: boolean | null = null;

/** Returns whether recipients learn less about this device. */
export const sharesLess = (): boolean => unstored ?? readStored(STORAGE_KEYS.shareLess) === true;

/** Chooses for all that is sent from this device from now on. */
export function chooseToShareLess(less: boolean): void {
  unstored = writeStored(STORAGE_KEYS.shareLess, less || null) ? null : less;
  for (const listener of listeners) listener();
}

/** Calls `listener` when that is chosen, also in another tab. Returns a function that stops it. */
function onShareLess(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns whether recipients learn less about this device; false on the server. */
export const useSharesLess = (): boolean => useSyncExternalStore(onShareLess, sharesLess, () => false);
