let keepsNothing = false;

/** Returns whether this browser stores no database for this app, so that unsent data is lost with the page. */
export const isNothingKept = () => keepsNothing;

/** Returns whether opening throws, as with blocked site storage: Firestore can't start there with a disk cache. */
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
