import { PATIENCE_MS } from '@domain/patience.ts';

let keepsNothing = false;
let isSilent = false;

/** Returns whether this browser stores no database for this app, so that unsent data is lost with the page. */
export const isNothingKept = () => keepsNothing;

/** Returns whether no database answers, not even the one that says who is signed in. */
export const isDatabaseSilent = () => isSilent;

const CHECK = 'whoknows-check';
/** Makes Firestore go on in memory. */
const NO_ANSWER = { value: new DOMException('', 'InvalidStateError') };

/**
 * Returns whether keeping something throws, as with blocked site storage: Firestore can't start there with a disk cache.
 * Where the browser never answers, each attempt to open a database fails after a few seconds.
 */
export function throwsOnKeeping(): boolean {
  try {
    // where Firestore's tabs leave notes for each other
    localStorage.setItem(CHECK, CHECK.repeat(99));
    localStorage.removeItem(CHECK);
    const request = indexedDB.open(CHECK);
    // aborted, so that nothing is created
    request.onupgradeneeded = () => request.transaction?.abort();
    const { prototype } = IDBFactory;
    const { open } = prototype;
    const silence = new Promise<void>((resolve) => {
      const giveUp = () => {
        isSilent = true;
        keepsNothing = true;
        resolve();
      };
      let timer = setTimeout(() => {
        // an answer may have come while the page was busy
        timer = setTimeout(giveUp, PATIENCE_MS.deviceDatabase / 3);
      }, PATIENCE_MS.deviceDatabase);
      request.onerror = () => {
        clearTimeout(timer);
        prototype.open = open;
        keepsNothing = request.error?.name !== 'AbortError';
      };
    });
    prototype.open = function (...about) {
      const asked = open.apply(this, about);
      void silence.then(() => Object.defineProperty(asked, 'error', NO_ANSWER).dispatchEvent(new Event('error')));
      return asked;
    };
    return false;
  } catch {
    keepsNothing = true;
    return true;
  }
}
