import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { pendingWriteKeys } from '../lib/pending-write-records.ts';
import { unsubscribeFromPush } from '../lib/push-subscription.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { takeBackNotifications } from './shown-notifications.ts';

const isPrivate = ({ name }: IDBDatabaseInfo) => name?.startsWith('firestore/') === true;

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    // another tab still has it open: the mark stays until that one closes it
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** Deleted: the account, on any device. Ended: the service no longer accepted the session. */
export type SessionEnd = 'signed-out' | 'ended' | 'deleted';

/** Returns how the session ended whose data is still on this device; null when there is none. */
export const readSessionEnd = () => readStored<{ as: SessionEnd }>(STORAGE_KEYS.sessionEnd)?.as ?? null;

/** Marks the session as ended, which other tabs see. The mark stays until the data is deleted. */
export const markSessionEnd = (as: SessionEnd) => writeStored(STORAGE_KEYS.sessionEnd, { as, at: Date.now() });

/** Removes the mark, as someone is signed in again and no page may delete their database. */
export const clearSessionEnd = () => writeStored(STORAGE_KEYS.sessionEnd, null);

/** Deletes what an ended session left on this device. Call it only while nobody is signed in. Never throws. */
export async function cleanUpIfEnded(): Promise<void> {
  const end = readSessionEnd();
  if (!end) return;
  void takeBackNotifications();
  void unsubscribeFromPush();
  try {
    const databases = await indexedDB.databases();
    await Promise.all(databases.filter(isPrivate).map(({ name }) => deleteDatabase(name as string)));
    // the database's records about its tabs, and ours about its content
    const notes = ['firestore_', STORAGE_KEYS.quizCount(''), STORAGE_KEYS.pushDevice(''), STORAGE_KEYS.freshness];
    for (const key of Object.keys(localStorage)) {
      if (notes.some((note) => key.startsWith(note))) localStorage.removeItem(key);
    }
    // the person didn't choose this end: after signing in again they are shown which writes are missing
    if (end !== 'ended') for (const key of pendingWriteKeys()) localStorage.removeItem(key);
    clearSessionEnd();
  } catch {
    // the next page that opens tries again
  }
}
