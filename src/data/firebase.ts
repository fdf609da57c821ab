import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { EMULATOR_HOST, emulatorPorts, FUNCTIONS_REGION, firebaseConfig } from '../config/env.ts';
import { limitAuthStartup } from './auth-startup-timeout.ts';
import { throwsOnOpening } from './database-check.ts';

/** The whole SDK, for signed-in screens; the one place that knows whether the backend is local. */
const app = initializeApp(firebaseConfig);
if (import.meta.env.VITE_APPCHECK_SITE_KEY) {
  // from then on the SDK sends tokens itself; one that does not load keeps nobody from the page
  import('./app-check-sdk.ts').then(
    ({ openAppCheck }) => openAppCheck(),
    () => undefined,
  );
}

export const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
limitAuthStartup(auth);
export const firestore = initializeFirestore(app, {
  localCache: throwsOnOpening()
    ? memoryLocalCache()
    : persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
export const functions = getFunctions(app, FUNCTIONS_REGION);

if (emulatorPorts) {
  // Google's script, which finds out whether a person asks for a text message, means nothing to the emulator
  auth.settings.appVerificationDisabledForTesting = true;
  connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${emulatorPorts.auth}`, { disableWarnings: true });
  connectFirestoreEmulator(firestore, EMULATOR_HOST, emulatorPorts.firestore);
  connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);
}

let isOnline = true;
/**
 * Has Firestore try nothing while there is certainly no network. Each failed try would ask for a picture of Google's, to
 * find out what the browser knows already; the content security policy forbids that, in red.
 */
function followNetwork(): void {
  if (navigator.onLine === isOnline) return;
  isOnline = navigator.onLine;
  (isOnline ? enableNetwork(firestore) : disableNetwork(firestore)).catch(() => undefined); // the session is over
}
// a page that was frozen has missed what happened
for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, followNetwork);
document.addEventListener('visibilitychange', followNetwork);
followNetwork();

let storage: ReturnType<typeof openStorage> | undefined;

async function openStorage() {
  const sdk = await import('firebase/storage');
  const service = sdk.getStorage(app);
  if (emulatorPorts) sdk.connectStorageEmulator(service, EMULATOR_HOST, emulatorPorts.storage);
  // the SDK would try for ten minutes while somebody looks at a spinner
  service.maxUploadRetryTime = REQUEST_TIMEOUT_MS;
  service.maxOperationRetryTime = REQUEST_TIMEOUT_MS;
  return { sdk, service };
}

/** Storage and its functions; they come with the first photo that is changed, because hardly any visit changes one. */
export function loadStorage(): ReturnType<typeof openStorage> {
  storage ??= openStorage().catch((error: unknown) => {
    storage = undefined; // the file did not arrive; the next try asks for it again
    throw error;
  });
  return storage;
}
