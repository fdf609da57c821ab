import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/** Where changes that the server has not confirmed are written down; of everybody who was signed in here, or of one. */
export function changeKeys(uid?: string): string[] {
  const start = uid === undefined ? STORAGE_KEYS.change('', '').slice(0, -1) : STORAGE_KEYS.change(uid, '');
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Forgets what was changed on this device by anybody but `uid`. */
export function forgetChangesOfOthers(uid: string): void {
  const own = new Set(changeKeys(uid));
  for (const key of changeKeys()) if (!own.has(key)) writeStored(key, null);
}

/** How many changes an ended session has left that the person would miss; that a message was read is none. */
export const countLeftChanges = (): number =>
  changeKeys().filter((key) => {
    const change = readStored<{ isRead?: boolean; isDeleted?: boolean }>(key);
    return change?.isDeleted || !change?.isRead;
  }).length;
