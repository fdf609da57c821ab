import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { appCheckSiteKey, firebaseConfig } from '../config/env.ts';

let opened: ReturnType<typeof open> | undefined;

function open() {
  // where the rest of the SDK has made the app already, this is the same one
  const app = initializeApp(firebaseConfig);
  const provider = new ReCaptchaEnterpriseProvider(appCheckSiteKey);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

/**
 * Starts App Check for this page, once; whatever Firebase's SDK sends from then on goes with its token. Returns what asks
 * for that: the one at hand, or a new one if it `isFresh`. It rejects when Google gives none.
 */
export function openAppCheck(): (isFresh: boolean) => Promise<string> {
  opened ??= open();
  const appCheck = opened;
  return async (isFresh) => (await getToken(appCheck, isFresh)).token;
}
