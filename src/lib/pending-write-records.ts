import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { readStored, storedKeys, writeStored } from './storage.ts';

export interface PendingWrite {
  path: string;
  /** Distinguishes this write from a later one to the same document. */
  at: number;
  isDeleted?: boolean;
  /** Set for a message that was unread before. */
  isRead?: boolean;
  /** What was written, by field; only what the person would miss. */
  fields?: Readonly<Record<string, unknown>>;
}

/** Returns the storage keys of unconfirmed writes: of one user, or of all. */
export function pendingWriteKeys(uid?: string): string[] {
  const start = uid === undefined ? STORAGE_KEYS.change('', '').slice(0, -1) : STORAGE_KEYS.change(uid, '');
  return storedKeys(start);
}

export function forgetWritesOfOthers(uid: string): void {
  const own = new Set(pendingWriteKeys(uid));
  for (const key of pendingWriteKeys()) if (!own.has(key)) writeStored(key, null);
}

/** Returns how many writes of an ended session the person would miss; marking a message as read doesn't count. */
export const countLeftWrites = (): number =>
  pendingWriteKeys().filter((key) => {
    const change = readStored<PendingWrite>(key);
    return change?.isDeleted || change?.fields || !change?.isRead;
  }).length;
