import { expect, test } from 'vitest';
import { LIVE_CHECKS } from '../../scripts/live/checks.ts';
import { askerOf, pageHeaders, type Site } from '../../scripts/live/site.ts';
import { FUNCTIONS, PROJECT } from '../functions/support/backend.ts';
import { ORIGIN } from './support/site.ts';

// what `npm run check-live` asks of a deployed app, asked of the local hosting and backend

const FORGED = '203.0.113.7';

/** Pages that Hosting has of its own, which the local one lacks. */
const HELPERS: Readonly<Record<string, string>> = { '/__/auth/iframe': '<script></script>' };

/** Changes what the site answers at an address. */
type Fault = (reply: Response, path: string) => Response | undefined | Promise<Response | undefined>;

const changed = (reply: Response, headers: Readonly<Record<string, string | null>>, status = reply.status) => {
  const all = new Headers(reply.headers);
  for (const [name, value] of Object.entries(headers)) value === null ? all.delete(name) : all.set(name, value);
  return new Response(reply.body, { status, headers: all });
};

/** Adds the caller's address to a request to the functions themselves, as Cloud Run does. */
function asReceived(url: string, init: RequestInit = {}): RequestInit {
  const { 'x-forwarded-for': claimed, ...headers } = (init.headers ?? {}) as Record<string, string>;
  if (claimed === undefined) return init;
  const added = url.startsWith('/') ? [] : ['127.0.0.1'];
  return { ...init, headers: { ...headers, 'x-forwarded-for': [claimed, ...added].join(', ') } };
}

/** The local app as a deployed site, with a fault. */
async function siteWith(fault: Fault = () => undefined): Promise<Site> {
  const ask = askerOf(ORIGIN);
  // the local hosting adds the emulators to the policy
  const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
  const wanted = pageHeaders();
  expect(policy.replace(/ http:\/\/(localhost|127\.0\.0\.1):\*/g, '')).toBe(wanted['Content-Security-Policy']);
  return {
    origin: ORIGIN,
    project: PROJECT,
    bucket: 'demo-whoknows.appspot.com',
    apiKey: 'demo-key',
    headers: { ...wanted, 'Content-Security-Policy': policy },
    countMs: 150_000,
    services: {
      auth: `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com`,
      firestore: `http://${process.env['FIRESTORE_EMULATOR_HOST']}`,
      storage: `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`,
      functions: FUNCTIONS,
    },
    ask: async (url, init) => {
      const helper = HELPERS[url];
      const reply = helper === undefined ? await ask(url, asReceived(url, init)) : new Response(helper);
      return (await fault(reply, url)) ?? reply;
    },
  };
}

const whatOf = async (name: keyof typeof LIVE_CHECKS, site: Site) =>
  (await LIVE_CHECKS[name](site)).map(({ what }) => what);

test('the check finds no problem in the app', async () => {
  const site = await siteWith();
  for (const [name, check] of Object.entries(LIVE_CHECKS)) expect(await check(site), name).toEqual([]);
});

const FAULTS: [what: string, check: keyof typeof LIVE_CHECKS, fault: Fault, told: RegExp][] = [
  [
    'a page without a policy',
    'headers',
    (reply, path) => (path === '/' ? changed(reply, { 'content-security-policy': null }) : undefined),
    /^\/ has another Content-Security-Policy: none$/,
  ],
  [
    'a page of nobody that is kept',
    'missing pages and files',
    (reply, path) => (path.startsWith('/nobody') ? changed(reply, { 'cache-control': null }) : undefined),
    /^The page of nobody answers 404 and may be kept/,
  ],
  [
    'a card with the policy of pages',
    'frames',
    (reply, path) => (path.startsWith('/embed/') ? changed(reply, { 'x-frame-options': 'DENY' }) : undefined),
    /without the policy of a card/,
  ],
  [
    'functions that believe what a sender claims',
    'addresses of visitors',
    (_, path) =>
      path.endsWith('collect-tracking-data') ? Response.json({ data: { trackingData: { ip: FORGED } } }) : undefined,
    /^A visitor can claim any address/,
  ],
  [
    'functions without their roles',
    'a quiz from sign-up to deletion',
    (_, path) => (path.endsWith('/saveQuiz') ? new Response('no', { status: 500 }) : undefined),
    /^saveQuiz answers 500: no$/,
  ],
  [
    'a bucket that lets no page read',
    'a quiz from sign-up to deletion',
    (reply, path) => (path.endsWith('alt=media') ? changed(reply, { 'access-control-allow-origin': null }) : undefined),
    /^Pages can't read photos \(200\)/,
  ],
];

test.each(FAULTS)('%s is reported', async (_, check, fault, told) => {
  expect(await whatOf(check, await siteWith(fault))).toEqual([expect.stringMatching(told)]);
});

test('the account created for the check is gone afterward, whatever failed', async () => {
  const usernames: string[] = [];
  const site = await siteWith((_, path) => {
    const username = /^\/(check[a-z]+)\//.exec(path)?.[1];
    if (username) usernames.push(username);
    return path.endsWith('/api/responses') ? new Response('no', { status: 503 }) : undefined;
  });
  expect(await whatOf('a quiz from sign-up to deletion', site)).toEqual(['Taking a quiz answers 503: no']);
  const url = `${site.services.firestore}/v1/projects/demo-whoknows/databases/(default)/documents/usernames/${usernames[0]}`;
  const { fields } = (await (await site.ask(url)).json()) as { fields?: { uid?: unknown } };
  expect(usernames).toHaveLength(1);
  expect(fields?.uid).toBeUndefined();
});
