import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './env.ts';

const STORAGE = emulatorPorts
  ? `http://${EMULATOR_HOST}:${emulatorPorts.storage}`
  : 'https://firebasestorage.googleapis.com';

/** What the address of every profile photo begins with. The host alone proves nothing: it serves every Firebase project. */
export const PHOTOS = `${STORAGE}/v0/b/${firebaseConfig.storageBucket}/o/profile-images%2F`;
