import { siteOrigin } from './site-origin.ts';

// The only reader of the build's settings (.env.example). Each by its full name: through a variable, every page would carry
// all of them, with their names.

export const SITE_ORIGIN = siteOrigin({
  VITE_SITE_ORIGIN: import.meta.env.VITE_SITE_ORIGIN,
  VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
});

/** Ports of the local backend's services; null when the build talks to the real Firebase. */
type EmulatorPorts = Readonly<Record<'auth' | 'firestore' | 'storage' | 'functions', number>>;

export const firebaseConfig = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

export const emulatorPorts: EmulatorPorts | null = import.meta.env.VITE_EMULATOR_PORTS
  ? (JSON.parse(import.meta.env.VITE_EMULATOR_PORTS) as EmulatorPorts)
  : null;
/** The page's own host: the local backend refuses callables from another site, and localhost isn't 127.0.0.1. */
export const EMULATOR_HOST = globalThis.location?.hostname ?? new URL(SITE_ORIGIN).hostname;
export const FUNCTIONS_REGION = 'europe-west1';

/**
 * The reCAPTCHA Enterprise key for App Check. To test for it, read `import.meta.env` directly: only that keeps App
 * Check's code out of builds without it.
 */
export const appCheckSiteKey = import.meta.env.VITE_APPCHECK_SITE_KEY ?? '';

/** Whether the operator's functions send mail; without it the weekly summary isn't offered. */
export const isWeeklyEmailOffered = import.meta.env.VITE_WEEKLY_EMAIL === 'on';

/** House ads are on unless the build turns them off. */
export const adsEnabled = import.meta.env.VITE_ADS !== 'off';

/** The operator's public key for push notifications; without it they aren't offered. */
export const vapidPublicKey = import.meta.env.VITE_VAPID_PUBLIC_KEY ?? '';

const STORAGE = emulatorPorts
  ? `http://${EMULATOR_HOST}:${emulatorPorts.storage}`
  : 'https://firebasestorage.googleapis.com';

/** The prefix of every profile photo's address. The host alone isn't enough: it serves every Firebase project. */
export const PHOTOS = `${STORAGE}/v0/b/${firebaseConfig.storageBucket}/o/profile-images%2F`;
