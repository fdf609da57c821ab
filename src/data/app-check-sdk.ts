import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { appCheckSiteKey, firebaseConfig } from '../config/env.ts';

let opened: ReturnType<typeof open> | undefined;

function open() {
  // returns the existing app if the SDK has already made it
  const app = initializeApp(firebaseConfig);
  const provider = new ReCaptchaEnterpriseProvider(appCheckSiteKey);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

/** Starts App Check, once per page. The returned function resolves to a token, a new one if `isFresh`, or rejects. */
export function openAppCheck(): (isFresh: boolean) => Promise<string> {
  opened ??= open();
  const appCheck = opened;
  return async (isFresh) => (await getToken(appCheck, isFresh)).token;
}
