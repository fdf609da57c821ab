let keepsNothing = false;

/** Returns whether this browser stores no database for this app, so that unsent data is lost with the page. */
export const isNothingKept = () => keepsNothing;

const CHECK = 'whoknows-check';

/** Returns whether keeping something throws, as with blocked site storage: Firestore can't start there with a disk cache. */
export function throwsOnKeeping(): boolean {
  try {
    // its tabs' notes for each other
    localStorage.setItem(CHECK, CHECK.repeat(99));
    localStorage.removeItem(CHECK);
    const request = indexedDB.open(CHECK);
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
