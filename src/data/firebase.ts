import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  type Dependencies,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { EMULATOR_HOST, emulatorPorts, FUNCTIONS_REGION, firebaseConfig } from '../config/env.ts';
import { limitAuthStartup } from './auth-startup-timeout.ts';
import { throwsOnKeeping } from './database-check.ts';

/** The whole SDK, for signed-in screens. Only this file knows whether the backend is local. */
const mustForget = throwsOnKeeping();
const app = initializeApp(firebaseConfig);
if (import.meta.env.VITE_APPCHECK_SITE_KEY) {
  // from then on the SDK sends tokens itself; a failed load must not block the page
  void import('./app-check-sdk.ts').catch(() => null).then((appCheck) => appCheck?.openAppCheck());
}

export const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
limitAuthStartup(auth);
export const firestore = initializeFirestore(app, {
  localCache: mustForget ? memoryLocalCache() : persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
export const functions = getFunctions(app, FUNCTIONS_REGION);

function toAuthEmulator(used: Auth): void {
  if (emulatorPorts)
    connectAuthEmulator(used, `http://${EMULATOR_HOST}:${emulatorPorts.auth}`, { disableWarnings: true });
}

/** Returns another Auth beside the page's own, with nobody in it. */
export function openAnotherAuth(name: string, dependencies: Dependencies): Auth {
  const another = initializeAuth(initializeApp(firebaseConfig, name), dependencies);
  toAuthEmulator(another);
  return another;
}

toAuthEmulator(auth);
if (emulatorPorts) {
  // the emulator doesn't support reCAPTCHA
  auth.settings.appVerificationDisabledForTesting = true;
  connectFirestoreEmulator(firestore, EMULATOR_HOST, emulatorPorts.firestore);
  connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);
}

let storage: ReturnType<typeof openStorage> | undefined;

async function openStorage() {
  const sdk = await import('firebase/storage');
  const service = sdk.getStorage(app);
  if (emulatorPorts) sdk.connectStorageEmulator(service, EMULATOR_HOST, emulatorPorts.storage);
  // the SDK would retry for ten minutes behind a spinner
  service.maxUploadRetryTime = REQUEST_TIMEOUT_MS;
  service.maxOperationRetryTime = REQUEST_TIMEOUT_MS;
  return { sdk, service };
}

/** Loads Storage on first use, as hardly any visit changes a photo. */
export function loadStorage(): ReturnType<typeof openStorage> {
  storage ??= openStorage().catch((error: unknown) => {
    storage = undefined; // failed to load; the next call tries again
    throw error;
  });
  return storage;
}
