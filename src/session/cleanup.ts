import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { changeKeys } from '../lib/pending-write-records.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { takeBackNotifications } from './shown-notifications.ts';

/** The database's own copies of what the signed-in creator may read. */
const isPrivate = ({ name }: IDBDatabaseInfo) => name?.startsWith('firestore/') === true;

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    // another tab still has it open; it goes when that one lets go of it, and until then the mark stays
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** How a session came to its end: the person wanted it, the sign-in service no longer accepted it, or the account is gone. */
export type SessionEnd = 'signed-out' | 'ended' | 'deleted';

/** The end of a session whose data is still on this device; null when there is none. */
export const readEnd = () => readStored<{ as: SessionEnd }>(STORAGE_KEYS.sessionEnd)?.as ?? null;

/** Remembers that a session has ended here, and tells the other tabs. The mark stays until the data is really gone. */
export const markForWiping = (as: SessionEnd) => writeStored(STORAGE_KEYS.sessionEnd, { as, at: Date.now() });

/**
 * Somebody is signed in again: from here on the database is theirs, and no page may delete it. What waits to be deleted
 * is deleted before it can be opened.
 */
export const forgetEnd = () => writeStored(STORAGE_KEYS.sessionEnd, null);

/**
 * Deletes what an ended session has left on this device, if there is any: the page that ended it may have been closed
 * too early, or another tab held on to the database. Only while nobody is signed in. Never throws.
 */
export async function wipeIfMarked(): Promise<void> {
  const end = readEnd();
  if (!end) return;
  void takeBackNotifications();
  try {
    const databases = await indexedDB.databases();
    await Promise.all(databases.filter(isPrivate).map(({ name }) => deleteDatabase(name as string)));
    // the database's notes about its tabs, and ours about what it holds
    const notes = ['firestore_', STORAGE_KEYS.quizCount(''), STORAGE_KEYS.freshness];
    for (const key of Object.keys(localStorage)) {
      if (notes.some((note) => key.startsWith(note))) localStorage.removeItem(key);
    }
    // nobody wanted this end: who signs in again is told what of their changes the server does not have
    if (end !== 'ended') for (const key of changeKeys()) localStorage.removeItem(key);
    forgetEnd();
  } catch {
    // the next page that opens tries again
  }
}
