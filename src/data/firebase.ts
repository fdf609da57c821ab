import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { EMULATOR_HOST, emulatorPorts, FUNCTIONS_REGION, firebaseConfig } from '../config/env.ts';

/** The whole SDK, for signed-in screens; the one place that knows whether the backend is local. */
const app = initializeApp(firebaseConfig);

export const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
export const firestore = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
export const functions = getFunctions(app, FUNCTIONS_REGION);

if (emulatorPorts) {
  connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${emulatorPorts.auth}`, { disableWarnings: true });
  connectFirestoreEmulator(firestore, EMULATOR_HOST, emulatorPorts.firestore);
  connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);
}
