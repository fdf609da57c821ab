import { siteOrigin } from './site-origin.ts';

/** The one reader of the build's settings; see .env.example. */
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
/** As the page's own host: the local backend refuses callables from another site, and localhost is another than 127.0.0.1. */
export const EMULATOR_HOST = globalThis.location?.hostname ?? '127.0.0.1';
export const FUNCTIONS_REGION = 'europe-west1';

/**
 * The key of reCAPTCHA Enterprise for App Check. Whoever asks whether there is one asks `import.meta.env` itself: only
 * what is known within a file keeps the code of App Check out of builds without it.
 */
export const appCheckSiteKey = settings.VITE_APPCHECK_SITE_KEY ?? '';

/** House ads are on unless the build is told otherwise. */
export const adsEnabled = settings.VITE_ADS !== 'off';
