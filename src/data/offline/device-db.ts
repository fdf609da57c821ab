import { PATIENCE_MS } from '@domain/patience.ts';

/** For page and service worker. Callers must work without it: private modes and blocked storage make calls fail. */
const NAME = 'whoknows';
const VERSION = 1;
/** `outbox`: unconfirmed submissions. `reads`: cached public documents, and the App Check token for the worker. */
const STORES = { outbox: 'id', reads: 'name' } as const;
export type StoreName = keyof typeof STORES;

let opening: Promise<IDBDatabase> | undefined;
let hasOpenedOnce = false;

/** Returns whether this browser has opened the database before, so that a failure is temporary. */
export const hasOpened = () => hasOpenedOnce;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const forget = () => {
      opening = undefined;
    };
    // until it does open, later calls need not wait as long
    // some browsers neither open a database nor report an error
    setTimeout(() => reject(new Error('The database does not open.')), PATIENCE_MS.deviceDatabase);
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(STORES)) request.result.createObjectStore(store, { keyPath });
    };
    request.onerror = () => {
      forget();
      reject(request.error);
    };
    request.onsuccess = () => {
      const database = request.result;
      // cleared by the person, or upgraded by a newer version of the app: the next call reopens it
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      hasOpenedOnce = true;
      opening = Promise.resolve(database);
      resolve(database);
    };
  });
  return opening;
}

/** Returns the result of `run`'s request once it is on the disk. Rejects when the browser stores nothing for us. */
export async function inStore<T>(
  store: StoreName,
  mode: 'readonly' | 'readwrite',
  run: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  try {
    return await within(await open(), store, mode, run);
  } catch (error) {
    if (!hasOpenedOnce) throw error;
    // browsers lose database connections, for example after sleep
    opening = undefined;
    return within(await open(), store, mode, run);
  }
}

function within<T>(
  database: IDBDatabase,
  store: StoreName,
  mode: 'readonly' | 'readwrite',
  run: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: mode === 'readwrite' ? 'strict' : 'default' });
    const request = run(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
  });
}
