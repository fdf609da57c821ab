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
