import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './env.ts';

const STORAGE = emulatorPorts
  ? `http://${EMULATOR_HOST}:${emulatorPorts.storage}`
  : 'https://firebasestorage.googleapis.com';

/** The prefix of every profile photo's address. The host alone isn't enough: it serves every Firebase project. */
export const PHOTOS = `${STORAGE}/v0/b/${firebaseConfig.storageBucket}/o/profile-images%2F`;
