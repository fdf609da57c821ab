/**
 * The app's own database on this device, for page and service worker alike. Whoever uses it must do without: private
 * modes, full disks and blocked storage make every call fail.
 */
const NAME = 'whoknows';
const VERSION = 1;
/**
 * `outbox`: what was submitted and has not been seen to arrive. `reads`: public documents for when there is no network,
 * and the App Check token that a page leaves for the worker.
 */
const STORES = { outbox: 'id', reads: 'name' } as const;
export type StoreName = keyof typeof STORES;

/** Some browsers neither open a database nor say why not. */
const OPEN_PATIENCE_MS = 3000;

let opening: Promise<IDBDatabase> | undefined;
let hasOpenedOnce = false;

/** Whether this browser lets the app keep anything; a failure is then a passing one. */
export const hasOpened = () => hasOpenedOnce;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const forget = () => {
      opening = undefined;
    };
    // until it has opened all the same, the next calls need not wait as long
    setTimeout(() => reject(new Error('The database does not open.')), OPEN_PATIENCE_MS);
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
      // cleared by the person, or to be changed by a newer version of the app: the next call opens it again
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

/**
 * Does `run` within one transaction and gives what its request gave, once it is on the disk. Rejects when the browser
 * does not let this app keep anything.
 */
export async function inStore<T>(
  store: StoreName,
  mode: 'readonly' | 'readwrite',
  run: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  try {
    return await within(await open(), store, mode, run);
  } catch (error) {
    if (!hasOpenedOnce) throw error;
    // browsers lose the connection to a database, after a sleep for one
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
