import { FirebaseError } from 'firebase/app';
import { isHomeScreenApp } from '../../lib/standalone.ts';

/** Browsers without popups: installed apps, and some of those inside apps that pass for another browser. */
const NO_POPUP: ReadonlySet<string> = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
]);

/** Asks Google in a window of its own, or with the whole page where there are no windows. Throws what they throw. */
export async function windowOrPage(openWindow: () => Promise<unknown>, leave: () => Promise<unknown>): Promise<void> {
  // there, a popup opens and fails as if there were no network (firebase-js-sdk#7443)
  if (isHomeScreenApp()) {
    await leave();
    return;
  }
  try {
    await openWindow();
  } catch (error) {
    if (!(error instanceof FirebaseError && NO_POPUP.has(error.code))) throw error;
    await leave();
  }
}
