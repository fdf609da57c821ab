import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { askAuth } from './auth-emulator.ts';
import { tidyChannels } from './channels.ts';
import { isHydrated } from './hydration.ts';
import { askWithCode } from './totp.ts';

/** As `localWebEnv` in scripts/lib/build.ts has it. */
const API_KEY = 'demo-key';
/** Says that somebody is an adult, on the screen that a new account comes to. */
export const chooseAge = (page: Page) => page.getByLabel('18 or older').check();

/** Chooses a username on the screen that a new account comes to, whose name is known. */
export async function chooseUsername(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await chooseAge(page);
  await page.getByRole('button', { name: "That's me" }).click();
}

/** Taps the first answer to each of the five questions that a new quiz begins with. */
export async function answerReady(page: Page): Promise<void> {
  for (const number of [1, 2, 3, 4, 5])
    await page
      .getByRole('region', { name: `Question ${number}`, exact: true })
      .getByRole('radio')
      .first()
      .check();
}

/** Signs in on the screen; leads to where the person was going. */
export async function fillInSignIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

interface Tokens {
  idToken: string;
  refreshToken: string;
}
interface FirstFactor extends Tokens {
  localId: string;
  mfaPendingCredential: string;
  mfaInfo: { mfaEnrollmentId: string }[];
}
interface Person {
  uid?: string;
  email: string;
  password: string;
  username?: string | null;
  /** Of the authenticator app, where that is asked for, too. */
  secret?: string;
  tokenLifetimeMs?: number;
}

/** The tokens of somebody whose second factor is an authenticator app. */
const passSecond = ({ mfaPendingCredential, mfaInfo: [factor] }: FirstFactor, secret: string) =>
  askWithCode(secret, (verificationCode) =>
    askAuth<Tokens>('v2/accounts/mfaSignIn:finalize', {
      mfaPendingCredential,
      mfaEnrollmentId: factor?.mfaEnrollmentId,
      totpVerificationInfo: { verificationCode },
    }),
  );

/**
 * Makes a page, before it is opened, that of somebody who has signed in on this device before: with the session in the form
 * in which Auth's SDK keeps it. The sign-in screen has tests of its own, and sixty times through it takes minutes.
 */
export async function keepSignedIn(
  page: Page,
  { uid, email, password, username = null, secret, tokenLifetimeMs = 3_600_000 }: Person,
): Promise<void> {
  const credentials = { email, password, returnSecureToken: true };
  const first = await askAuth<FirstFactor>('v1/accounts:signInWithPassword', credentials);
  const { idToken, refreshToken } = secret ? await passSecond(first, secret) : first;
  const localId = uid ?? first.localId;
  const user = {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + tokenLifetimeMs },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  // once in this tab: who signs out stays so
  const hint = { key: STORAGE_KEYS.sessionHint, value: JSON.stringify({ uid: localId, username }) };
  await page.addInitScript(
    ([kept, { key, value }]) => {
      const done = `signed-in-${kept.uid}`;
      if (sessionStorage.getItem(done)) return;
      sessionStorage.setItem(done, '1');
      localStorage.setItem(`firebase:authUser:${kept.apiKey}:[DEFAULT]`, JSON.stringify(kept));
      localStorage.setItem(key, value);
    },
    [user, hint] as const,
  );
}

/** Opens a page as somebody who has signed in on this device before. */
export async function signInOn(page: Page, person: Person, address = '/dashboard'): Promise<void> {
  await keepSignedIn(page, person);
  await page.goto(address);
  if (address === '/dashboard') await expect(page.getByText('Total Responses')).toBeVisible();
}

/** Unfolds what a result has besides its two ways on. */
export const openMore = (page: Page, name = 'More') => page.getByText(name, { exact: true }).click();

/** Restores the network: Chromium may not tell the pages, and Firestore by itself waits for up to 90 s. */
export async function comeBack(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** Sets a page's clock, and the server's as the page hears it, ten minutes ahead. Returns a function that sets them back. */
export async function skipTime(page: Page): Promise<() => Promise<void>> {
  // a device that is wrong by hours stays so
  const wrongBy = (await page.evaluate(() => Date.now())) - Date.now();
  const later = Date.now() + 10 * 60_000;
  await page.route('**/robots.txt', (route) => route.fulfill({ headers: { date: new Date(later).toUTCString() } }));
  await page.clock.setFixedTime(later + wrongBy);
  return async () => {
    await page.unroute('**/robots.txt');
    await page.clock.setFixedTime(Date.now() + wrongBy);
  };
}

/** Goes to an address within the app, as a link does. */
export async function goWithin(page: Page, address: string): Promise<void> {
  // before it is hydrated, a page doesn't notice
  await isHydrated(page, 'main');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/**
 * Returns a list that gets each error the page logs, and each host that isn't this machine; but for a missing network,
 * and for visits beyond one network's limit, which the night's run exceeds.
 */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    const isUsual =
      message.text().includes('ERR_INTERNET_DISCONNECTED') ||
      (url.endsWith('/api/visits') && message.text().includes('status of 429'));
    if (message.type() === 'error' && !isUsual) complaints.push(`console: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
      complaints.push(`foreign: ${request.url()}`);
  });
  return complaints;
}

export interface Options {
  /** Whether pages without a worker load nothing ahead; true unless a test says otherwise. */
  savesData: boolean;
  /** By how many hours the devices' clocks are ahead. */
  clockAhead: number;
}
interface Fixtures extends Options {
  /** Counts the pages that the test loads, for the budget of docs/testing.md. */
  countPages: undefined;
  /** A browser of somebody else: no account, no storage in common. */
  stranger: Page;
}

/** Sets a page's clock, which runs on. Workers keep the right one. */
async function setClock(context: BrowserContext, hours: number): Promise<void> {
  await context.addInitScript((ahead) => {
    const { now } = Date;
    const later = () => now() + ahead;
    window.Date = new Proxy(Date, {
      construct: (date, args, made) => Reflect.construct(date, args.length > 0 ? args : [later()], made),
      get: (date, name) => (name === 'now' ? later : Reflect.get(date, name)),
    });
  }, hours * 3_600_000);
}

/**
 * What each context of a test starts with. Without a worker its pages save data, so they don't load what may be wanted
 * next: that takes a quarter of the time of opening the dashboard. Who saves data gets no worker.
 */
async function prepare(context: BrowserContext, savesData: boolean, clockAhead: number): Promise<void> {
  await tidyChannels(context);
  if (clockAhead !== 0) await setClock(context, clockAhead);
  if (!savesData) return;
  await context.addInitScript(() => {
    const { connection } = navigator as { connection?: object };
    if (connection) Object.defineProperty(connection, 'saveData', { value: true });
  });
}

/** Playwright's test with a second person's browser, on a database that is not kept busy by pages that are gone. */
export const test = base.extend<Fixtures>({
  countPages: [
    async ({ browser }, use, info) => {
      let pages = 0;
      const follow = (context: BrowserContext) =>
        context.on('page', (page) => {
          page.on('domcontentloaded', () => {
            pages += 1;
          });
        });
      browser.on('context', follow);
      await use(undefined);
      browser.off('context', follow);
      info.annotations.push({ type: 'pages', description: String(pages) });
    },
    { auto: true },
  ],
  savesData: [async ({ serviceWorkers }, use) => use(serviceWorkers !== 'allow'), { option: true }],
  clockAhead: [0, { option: true }],
  context: async ({ context, savesData, clockAhead }, use) => {
    await prepare(context, savesData, clockAhead);
    await use(context);
  },
  stranger: async ({ browser, contextOptions, savesData, clockAhead }, use) => {
    const context: BrowserContext = await browser.newContext(contextOptions);
    await prepare(context, savesData, clockAhead);
    await use(await context.newPage());
    await context.close();
  },
});
export { type Creator, makeCreator, makeQuiz, somebody, target } from './creators.ts';
export { expect };
