let keepsNothing = false;

/** Whether this browser keeps no database for this app, so that what the server does not have is gone with the page. */
export const isNothingKept = () => keepsNothing;

/**
 * Whether asking for a database throws, as it does where the person has blocked the storage of sites: Firestore cannot
 * start there with a cache on the disk. A refusal that comes later it survives by itself; both are remembered.
 */
export function throwsOnOpening(): boolean {
  try {
    const request = indexedDB.open('whoknows-check');
    // aborted, so that nothing is made
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => {
      keepsNothing = request.error?.name !== 'AbortError';
    };
    return false;
  } catch {
    keepsNothing = true;
    return true;
  }
}
