import { siteOrigin } from './site-origin.ts';

/** The only reader of the build's settings; see .env.example. */
const settings = import.meta.env;

export const SITE_ORIGIN = siteOrigin(settings);

/** Ports of the local backend's services; null when the build talks to the real Firebase. */
type EmulatorPorts = Readonly<Record<'auth' | 'firestore' | 'storage' | 'functions', number>>;

export const firebaseConfig = {
  projectId: settings.VITE_FIREBASE_PROJECT_ID,
  apiKey: settings.VITE_FIREBASE_API_KEY,
  authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN,
  storageBucket: settings.VITE_FIREBASE_STORAGE_BUCKET,
  appId: settings.VITE_FIREBASE_APP_ID,
};

export const emulatorPorts: EmulatorPorts | null = settings.VITE_EMULATOR_PORTS
  ? (JSON.parse(settings.VITE_EMULATOR_PORTS) as EmulatorPorts)
  : null;
/** The page's own host: the local backend refuses callables from another site, and localhost isn't 127.0.0.1. */
export const EMULATOR_HOST = globalThis.location?.hostname ?? new URL(SITE_ORIGIN).hostname;
export const FUNCTIONS_REGION = 'europe-west1';

/**
 * The reCAPTCHA Enterprise key for App Check. To test for it, read `import.meta.env` directly: only that keeps App
 * Check's code out of builds without it.
 */
export const appCheckSiteKey = settings.VITE_APPCHECK_SITE_KEY ?? '';

/** Whether the operator's functions send mail; without it the weekly summary isn't offered. */
export const isWeeklyEmailOffered = settings.VITE_WEEKLY_EMAIL === 'on';

/** House ads are on unless the build turns them off. */
export const adsEnabled = settings.VITE_ADS !== 'off';

/** The operator's public key for push notifications; without it they aren't offered. */
export const vapidPublicKey = settings.VITE_VAPID_PUBLIC_KEY ?? '';
