import type { Problem } from '../deploy/check.ts';
import { REGION, readJson, Sorry } from '../lib/project.ts';

/** A deployed app, and where its parts are. */
export interface Site {
  origin: string;
  project: string;
  bucket: string;
  /** Base addresses of Google's services, and of the functions themselves. */
  services: Readonly<Record<'auth' | 'firestore' | 'storage' | 'functions', string>>;
  apiKey: string;
  /** Headers of every page, as firebase.json has them. */
  headers: Readonly<Record<string, string>>;
  /** How long a count may take, in milliseconds: seconds, and the first one starts the functions. */
  countMs: number;
  /** Sends a request, from this computer; an address of the site may be a path. Follows no redirect. */
  ask(url: string, init?: RequestInit): Promise<Response>;
}

/** Looks at one thing that only the deployed app shows. */
export type LiveCheck = (site: Site) => Promise<Problem[]>;

/** What Firebase Hosting knows about the project, at an address that it reserves. */
const SETTINGS = '/__/firebase/init.json';
const TIMEOUT_MS = 30_000;
const COUNT_MS = 60_000;

export function pageHeaders(): Record<string, string> {
  type Headers = { source: string; headers: { key: string; value: string }[] }[];
  const { hosting } = readJson<{ hosting: { headers: Headers } }>('firebase.json');
  const ofPages = hosting.headers.filter(({ source }) => source === '**' || source.startsWith('!/@('));
  return Object.fromEntries(ofPages.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** Returns what sends requests to a site. A key that is limited to the site wants to see it in every request. */
export const askerOf =
  (origin: string): Site['ask'] =>
  (url, { headers, ...init } = {}) =>
    fetch(new URL(url, origin), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { referer: `${origin}/`, ...(headers as Record<string, string>) },
    });

/** Returns a site on Firebase Hosting by its address. Throws `Sorry` where there is none. */
export async function findSite(address: string | undefined): Promise<Site> {
  if (!address || !URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new Sorry('Say which site: npm run check-live -- https://<site>');
  const { origin } = new URL(address);
  const ask = askerOf(origin);
  const settings = await ask(SETTINGS)
    .then((reply) => reply.json() as Promise<Record<'projectId' | 'apiKey' | 'storageBucket', string>>)
    .catch(() => null);
  if (!settings?.projectId) throw new Sorry(`${origin}${SETTINGS} says nothing: is the app on Firebase Hosting there?`);
  return {
    origin,
    project: settings.projectId,
    bucket: settings.storageBucket,
    apiKey: settings.apiKey,
    headers: pageHeaders(),
    countMs: COUNT_MS,
    services: {
      auth: 'https://identitytoolkit.googleapis.com',
      firestore: 'https://firestore.googleapis.com',
      storage: 'https://firebasestorage.googleapis.com',
      functions: `https://${REGION}-${settings.projectId}.cloudfunctions.net`,
    },
    ask,
  };
}
