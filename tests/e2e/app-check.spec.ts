// walks: src/data/app-check.ts
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { APP_CHECK_SECRET, exchangeLocally } from '../../scripts/lib/app-check.ts';
import { startBackend } from '../../scripts/lib/backend.ts';
import { buildWeb, localWebEnv } from '../../scripts/lib/build.ts';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { portsAt } from '../../scripts/lib/ports.ts';
import { CACHE, PROJECT } from '../../scripts/lib/project.ts';
import { SAVED, sendAnother, sendButton, wakerOf, workerIsReady, writeMessage } from './submissions.ts';
import { test as base, chooseAge, expect, somebody, target } from './support.ts';

// a build and a backend of its own, a few ports above: all others are without App Check
const ports = portsAt(target.authPort - portsAt(0).auth + 40);
const authHost = `127.0.0.1:${ports.auth}`;
const baseURL = `http://localhost:${ports.hosting}`;

const test = base.extend<object, { enforcing: undefined }>({
  enforcing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const dist = `${CACHE}/app-check-dist`;
      await buildWeb({ ...localWebEnv(ports), VITE_APPCHECK_SITE_KEY: 'a-site-key' }, dist);
      const backend = await startBackend({ name: 'e2e-app-check', ports, enforcesAppCheck: true });
      const hosting = await serveHosting({ dist, port: ports.hosting, functionsPort: ports.functions });
      await use(undefined);
      hosting.closeAllConnections();
      hosting.close();
      await backend.stop();
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
});
test.use({ baseURL, serviceWorkers: 'allow', permissions: ['background-sync'] });

/**
 * Has a browser be one that Firebase's console knows by a debug token: the SDK then asks for tokens without reCAPTCHA, at
 * Google's address, which stands for the emulator's here. While `google.answers` is false nothing of Google's is reached.
 */
async function known(context: BrowserContext): Promise<{ answers: boolean }> {
  const google = { answers: true };
  await context.addInitScript((secret) => {
    Object.assign(self, { FIREBASE_APPCHECK_DEBUG_TOKEN: secret });
  }, APP_CHECK_SECRET);
  await context.route('https://www.google.com/**', (route) => route.abort());
  await context.route('https://content-firebaseappcheck.googleapis.com/**', async (route) => {
    if (!google.answers) return route.abort();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers });
    expect(route.request().postDataJSON()).toEqual({ debug_token: APP_CHECK_SECRET });
    return route.fulfill({ headers, json: await exchangeLocally(authHost) });
  });
  return google;
}

/** Signs somebody up on the screens; gives their username. */
async function signUpOn(page: Page): Promise<string> {
  const person = somebody();
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await chooseAge(page);
  await page.getByRole('button', { name: "That's me" }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Total Responses')).toBeVisible();
  return person.username;
}

/** All messages that are stored, past the rules. */
async function storedMessages(): Promise<string[]> {
  const root = `http://127.0.0.1:${ports.firestore}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const reply = await fetch(`${root}/messages?pageSize=300`, { headers: { authorization: 'Bearer owner' } });
  const { documents = [] } = (await reply.json()) as {
    documents?: { fields: { message: { stringValue: string } } }[];
  };
  return documents.map(({ fields }) => fields.message.stringValue);
}
/** Without digits: one in forty UUIDs looks like a phone number, and gets a second thought. */
const someText = () => randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

test("a creator's calls and a visitor's messages carry tokens, also from the worker; without one they wait", async ({
  page,
  context,
  stranger,
}) => {
  await known(stranger.context());
  const username = await signUpOn(stranger);

  const google = await known(context);
  google.answers = false;
  const [first, second] = [someText(), someText()];
  await writeMessage(page, username, first);
  await workerIsReady(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Saved. Not sent yet.' })).toBeVisible();
  expect(await storedMessages()).not.toContain(first);
  google.answers = true;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(storedMessages).toContain(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("It's on its way!");

  // the worker can't ask for a token: it has the one that the page has left
  google.answers = false;
  await context.setOffline(true);
  await sendAnother(page, second);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  const wake = await wakerOf(page);
  await page.close();
  await context.setOffline(false);
  // the worker may be woken before it has a network, in vain
  await expect
    .poll(async () => {
      await wake();
      return storedMessages();
    })
    .toContain(second);
});
