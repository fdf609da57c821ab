import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineSecret } from 'firebase-functions/params';

export const REGION = 'europe-west1';

/** The one secret: every other key is derived from it. At least SIGNING_KEY_MIN characters of randomness. */
export const SIGNING_KEY = defineSecret('SIGNING_KEY');
const SIGNING_KEY_MIN = 32;

/** The secret's value, inside an invocation of a function that declares it. A missing or short one throws. */
export function signingKey(): string {
  const value = SIGNING_KEY.value();
  if (value.length < SIGNING_KEY_MIN) throw new Error('SIGNING_KEY is missing or shorter than 32 characters.');
  return value;
}

/**
 * Where Google Cloud Translation is reached, when TRANSLATION_PROVIDER is `google`; null for every other value. Read from
 * the environment (`.env` of the functions): a declared parameter makes every deploy without a terminal fail until it is set.
 */
export function googleTranslationSettings(): { project: string; api: string; metadata: string } | null {
  const { env } = process;
  if (env['TRANSLATION_PROVIDER'] !== 'google') return null;
  return {
    project: env['GCLOUD_PROJECT'] ?? '',
    api: env['TRANSLATION_API'] ?? 'https://translation.googleapis.com',
    metadata: `http://${env['GCE_METADATA_HOST'] ?? 'metadata.google.internal'}`,
  };
}

/** Whether requests must come from the app, as App Check sees it: APP_CHECK of the environment is `enforce`. */
export const isAppCheckEnforced = (): boolean => process.env['APP_CHECK'] === 'enforce';

/**
 * Whether there is a bucket for files: FIREBASE_CONFIG names it where the project has one. Google's emulators name one
 * even when no Storage runs beside them.
 */
export function projectHasFiles(): boolean {
  const { env } = process;
  const isLocalWithout = env['FUNCTIONS_EMULATOR'] === 'true' && !env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const config = JSON.parse(env['FIREBASE_CONFIG'] ?? '{}') as { storageBucket?: string };
  return Boolean(config.storageBucket) && !isLocalWithout;
}

/**
 * How many proxies stand between a sender and the functions (TRUSTED_HOPS, 1 to 9). Null when nobody says: it is told by
 * the addresses then.
 */
export function trustedHops(): number | null {
  const hops = process.env['TRUSTED_HOPS'] ?? '';
  return /^[1-9]$/.test(hops) ? Number(hops) : null;
}

/** The operator's own databases of places and of providers, as absolute paths; relative ones start at the deployed folder. */
export function placeFiles(): { city: string | null; asn: string | null } {
  const folder = dirname(fileURLToPath(import.meta.url));
  const file = (name: string) => (process.env[name] ? resolve(folder, process.env[name]) : null);
  return { city: file('GEOIP_CITY_DB'), asn: file('GEOIP_ASN_DB') };
}

/** Whose geo headers the platform in front of the functions sets; null when none does, and a sender can write them. */
export function geoHeaderPlatform(): 'appengine' | 'load-balancer' | null {
  const platform = process.env['PLATFORM_GEO_HEADERS'];
  return platform === 'appengine' || platform === 'load-balancer' ? platform : null;
}
