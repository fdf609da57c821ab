let keepsNothing = false;

/** Returns whether this browser stores no database for this app, so that unsent data is lost with the page. */
export const isNothingKept = () => keepsNothing;

/**
 * Returns whether opening a database throws, as it does where site storage is blocked: Firestore can't start there with
 * a disk cache. It survives later failures by itself; both are remembered.
 */
export function throwsOnOpening(): boolean {
  try {
    const request = indexedDB.open('whoknows-check');
    // aborted, so that nothing is created
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
