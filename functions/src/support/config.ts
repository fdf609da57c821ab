import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWITCHES_KEPT_MS } from '@domain/limits.ts';
import { PATIENCE_MS } from '@domain/patience.ts';
import { defineSecret } from 'firebase-functions/params';
import { localMail, localSite } from './local-mail.ts';

export const REGION = 'europe-west1';

/** The secret from which every key is derived. */
export const SIGNING_KEY = defineSecret('SIGNING_KEY');
const SIGNING_KEY_MIN = 32;

/** Returns the secret, inside a function that declares it. Throws if it is missing or too short. */
export function signingKey(): string {
  const value = SIGNING_KEY.value();
  if (value.length < SIGNING_KEY_MIN) throw new Error('SIGNING_KEY is missing or shorter than 32 characters.');
  return value;
}

/**
 * Returns the secrets of what sends mail. Defined only where they are used: the CLI demands a value for every secret
 * that is defined, so one that is missing fails every deployment.
 */
export function mailSecrets(): (typeof SIGNING_KEY)[] {
  const { MAIL_FROM: from, DKIM_DOMAIN: domain } = process.env;
  // how to reach the mail server, with its password: `smtps://name:password@host:465`
  const server = from ? [defineSecret('SMTP_URL')] : [];
  // the private key of our own DKIM signature
  return from && domain ? [...server, defineSecret('DKIM_KEY')] : server;
}

/** Signs mail for a domain whose public key is at `<keySelector>._domainkey.<domainName>`. */
interface Dkim {
  domainName: string;
  keySelector: string;
  privateKey: string;
}
/** How to send mail, and the site that it links to. */
export type MailSettings = { from: string; site: string } & (
  | { smtpUrl: string; dkim: Dkim | null }
  | { folder: string }
);

/** Whether mail is sent; asked by functions that have no access to the mail server's password. */
export const isMailOn = (): boolean => Boolean(process.env['MAIL_FROM']) || localMail() !== null;

function dkimSettings(): Dkim | null {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector = '', DKIM_KEY: privateKey = '' } = process.env;
  return domainName ? { domainName, keySelector, privateKey } : null;
}

/** Returns how to send mail: by SMTP, or locally into a folder; null where mail is off. */
export function mailSettings(): MailSettings | null {
  const { MAIL_FROM: from, SMTP_URL: smtpUrl } = process.env;
  if (from && smtpUrl) return { from, smtpUrl, site: siteOrigin(), dkim: dkimSettings() };
  const local = localMail();
  return local && { from: 'WhoKnows <hello@whoknows.example>', ...local };
}

/**
 * Returns how to reach Google Cloud Translation; null unless TRANSLATION_PROVIDER is `google`. Read from the
 * environment: a declared parameter would fail every deployment without a terminal until it is set.
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
 * Returns how long a player waits for the database, in milliseconds; after that the answer is sent first. Locally a
 * minute: on a busy machine a database is slow, and people and tests immediately look at what was answered.
 */
export const databasePatienceMs = (): number => (process.env['FUNCTIONS_EMULATOR'] === 'true' ? 60_000 : 500);

/** Returns how long a page may take before its visitor gets the shell, in milliseconds; locally as above. */
export const pagePatienceMs = (): number => (process.env['FUNCTIONS_EMULATOR'] === 'true' ? 20_000 : PATIENCE_MS.page);

/** Returns how long an instance knows what is switched off; locally so short that nobody waits for it. */
export const switchesKeptMs = (): number => (process.env['FUNCTIONS_EMULATOR'] === 'true' ? 500 : SWITCHES_KEPT_MS);

export const isAppCheckEnforced = (): boolean => process.env['APP_CHECK'] === 'enforce';

const DEPLOYED_PAGES = resolve(dirname(fileURLToPath(import.meta.url)), 'page');

/**
 * Returns the folder of the web build whose pages are served: the one deployed beside the functions, or locally the one
 * that the hosting names, as Firebase Hosting runs each build's own version of a pinned function.
 */
export function pageFolder(named: string | undefined): string {
  if (named && process.env['FUNCTIONS_EMULATOR'] === 'true') return named;
  return DEPLOYED_PAGES;
}

/** Whether the project has a bucket. Google's emulators name one even when no Storage emulator runs. */
export function projectHasFiles(): boolean {
  const { env } = process;
  const isLocalWithout = env['FUNCTIONS_EMULATOR'] === 'true' && !env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const config = JSON.parse(env['FIREBASE_CONFIG'] ?? '{}') as { storageBucket?: string };
  return Boolean(config.storageBucket) && !isLocalWithout;
}

/** Returns the number of proxies in front of the functions (TRUSTED_HOPS, 1 to 9); null: derived from the addresses. */
export function trustedHops(): number | null {
  const hops = process.env['TRUSTED_HOPS'] ?? '';
  return /^[1-9]$/.test(hops) ? Number(hops) : null;
}

const namedOrigin = (): string | undefined => process.env['SITE_ORIGIN']?.replace(/\/$/, '');
const hostingOrigin = (): string => `https://${process.env['GCLOUD_PROJECT']}.web.app`;

/** Returns the site's origin, as the web build's VITE_SITE_ORIGIN: SITE_ORIGIN, the local site, or Hosting's default. */
export const siteOrigin = (): string => namedOrigin() || localSite() || hostingOrigin();

/** Returns the folder of the drawn faces: beside the deployed bundle, or where the site has them, for tests. */
export function facesFolder(): string {
  const folder = dirname(fileURLToPath(import.meta.url));
  const deployed = resolve(folder, 'faces');
  return existsSync(deployed) ? deployed : resolve(folder, '../../../public/icons/faces');
}

export const sharePicture = (): string => resolve(dirname(fileURLToPath(import.meta.url)), 'share.png');

/** Returns the operator's own place databases as absolute paths; relative ones start at the deployed folder. */
export function placeFiles(): { city: string | null; asn: string | null } {
  const folder = dirname(fileURLToPath(import.meta.url));
  const file = (name: string) => (process.env[name] ? resolve(folder, process.env[name]) : null);
  return { city: file('GEOIP_CITY_DB'), asn: file('GEOIP_ASN_DB') };
}

/** Returns whose geo headers to trust; null if no platform sets them, as a sender could write them then. */
export function geoHeaderPlatform(): 'appengine' | 'load-balancer' | null {
  const platform = process.env['PLATFORM_GEO_HEADERS'];
  return platform === 'appengine' || platform === 'load-balancer' ? platform : null;
}

/** Who pushes, by the keys that `npm run ops push-keys` makes. */
interface PushKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** Without spaces: web-push lets them through, and Apple refuses. */
const PUSH_SUBJECT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** Returns the operator's keys for push; null if they are missing or the subject is none, and nothing is pushed then. */
export function pushKeys(): PushKeys | null {
  const { env } = process;
  const publicKey = env['VAPID_PUBLIC_KEY'];
  const privateKey = env['VAPID_PRIVATE_KEY'];
  // never the local site: push services take addresses with https only
  const subject = env['VAPID_SUBJECT'] || namedOrigin() || hostingOrigin();
  return publicKey && privateKey && PUSH_SUBJECT.test(subject) ? { publicKey, privateKey, subject } : null;
}

/** Returns the push service that stands in for the real ones in tests; null everywhere but on the emulator. */
export function pushStandIn(): { host: string; certificate: string } | null {
  const { env } = process;
  const host = env['PUSH_STAND_IN'];
  if (env['FUNCTIONS_EMULATOR'] !== 'true' || !host) return null;
  return { host, certificate: env['PUSH_STAND_IN_CERTIFICATE'] ?? '' };
}
