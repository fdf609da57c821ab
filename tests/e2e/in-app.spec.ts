import type { Page } from '@playwright/test';
import { IN_APP, UNNAMED_IN_APP } from '../../domain/testing/user-agents.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { admin, linkGoogle } from './auth-emulator.ts';
import { expectAccessible } from './axe.ts';
import { expect, fillInSignIn, keepSignedIn, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

const FROM = '/create-quiz?type=two-truths';
const DOOR = `/auth?${new URLSearchParams({ mode: 'sign-up', from: FROM })}`;

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const wayOut = (page: Page, app: string) =>
  page.getByRole('region', { name: `Google won't sign you in inside ${app}`, exact: true });
const openLink = (page: Page) => page.getByRole('link', { name: 'Open in browser' });
const copyLink = (page: Page) => page.getByRole('button', { name: 'Copy Link' });

/** A known app on one system, an unknown one on the other; how they are told is in src/lib/in-app-browser.test.ts. */
const SOME = [
  { app: 'Instagram', system: 'an iPhone', userAgent: IN_APP.ios.Instagram },
  { app: 'this app', system: 'Android', userAgent: UNNAMED_IN_APP['an unknown app on Android'] },
];
for (const { app, system, userAgent } of SOME) {
  test.describe(`inside ${app} on ${system}`, () => {
    test.use({ userAgent });

    test('there is a way out in place of Google, with the way on, and an email is enough to get in', async ({
      page,
      baseURL,
    }) => {
      const complaints = watch(page);
      const creator = await makeCreator();
      await page.goto(DOOR);
      await expect(wayOut(page, app).getByRole('listitem')).toHaveText([/^Tap the three dots/, /^Choose "Open in/]);
      await expect(google(page)).toHaveCount(0);
      if (system === 'Android') {
        const { host } = new URL(baseURL ?? '');
        await expect(openLink(page)).toHaveAttribute('href', `intent://${host}${DOOR}#Intent;scheme=http;end`);
      } else await expect(openLink(page)).toHaveCount(0);
      await copyLink(page).click();
      await expect(page.getByRole('status').filter({ hasText: 'Copied. Now paste it' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + DOOR);

      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(wayOut(page, app)).toBeVisible();
      await fillInSignIn(page, creator);
      await page.waitForURL(`**${FROM}`);
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('inside Instagram', () => {
  test.use({ userAgent: IN_APP.android.Instagram });

  test('what was typed survives going away and coming back, in both languages, and a copy that fails shows the link', async ({
    page,
    baseURL,
  }) => {
    await page.goto(DOOR);
    await page.getByLabel('Name', { exact: true }).fill('Half typed');
    await page.getByLabel('Email').fill('half@example.com');
    await page.getByLabel('Password', { exact: true }).fill('never-kept-7');
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed');
    await expect(page.getByLabel('Email')).toHaveValue('half@example.com');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expectAccessible(page);

    // as Android does to every browser inside an app: only the command works
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.'));
    });
    await copyLink(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + DOOR);
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    for (let tries = 0; tries < 2; tries += 1) {
      await copyLink(page).click();
      const link = page.getByRole('textbox', { name: 'Link to this page' });
      await expect(link).toBeFocused();
      await expect(link).toHaveValue(baseURL + DOOR);
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(baseURL + DOOR);
    }
    await expectAccessible(page);

    await page.evaluate((key) => localStorage.setItem(key, 'fr'), STORAGE_KEYS.language);
    await page.reload();
    const french = page.getByRole('region', { name: 'Google ne veut pas te connecter dans Instagram' });
    await expect(french.getByRole('link', { name: 'Ouvrir dans le navigateur' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('half@example.com');
  });

  test('without a network it is the same, and large letters fit on a small phone', async ({ page, context }) => {
    await page.goto(DOOR);
    await expect(wayOut(page, 'Instagram')).toBeVisible();
    await context.setOffline(true);
    await copyLink(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('an ended session leads back to what was unfinished by email', async ({ page }) => {
    await page.goto(`${DOOR}&ended=1`);
    await expect(wayOut(page, 'Instagram')).toContainText("What you hadn't finished is kept in here");
    // the other browser has had no session
    await expect(openLink(page)).not.toHaveAttribute('href', /ended/);
  });

  test('the account page offers a way out in place of connecting Google', async ({ page }) => {
    await signInOn(page, await makeCreator(), '/account');
    const methods = page.getByRole('region', { name: 'Sign-in methods' });
    await expect(methods).toContainText("Google doesn't work inside Instagram.");
    await expect(methods.getByRole('link', { name: 'Open in browser' })).toHaveAttribute('href', /\/account#Intent/);
    await expect(methods.getByRole('button', { name: 'Connect Google' })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('who has to prove who they are does so by password, or finds the way out where Google is all there is', async ({
    page,
    stranger,
  }) => {
    const [both, onlyGoogle] = [await makeCreator(), await makeCreator()];
    await keepSignedIn(page, both);
    await keepSignedIn(stranger, onlyGoogle);
    await Promise.all([both, onlyGoogle].map(linkGoogle));
    await admin('update', { localId: onlyGoogle.uid, deleteProvider: ['password'] });
    for (const person of [page, stranger]) {
      await person.goto('/account');
      await expect(person.getByRole('region', { name: 'Sign-in methods' })).toContainText('Connected');
      await person.clock.setFixedTime(Date.now() + 10 * 60_000);
      await person.getByRole('button', { name: 'Download my data' }).click();
    }
    const dialog = (on: Page) => on.getByRole('dialog', { name: 'Is it really you?' });
    await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
    await expect(dialog(page)).not.toContainText('Google');
    await expect(dialog(stranger)).toContainText("Google doesn't work inside Instagram.");
    await expect(openLink(stranger)).toHaveAttribute('href', /\/account#Intent/);
    await expectAccessible(stranger);
  });

  test('an installed app is no browser inside an app, whatever it says of itself', async ({ page }) => {
    await page.addInitScript(() => {
      const real = matchMedia;
      window.matchMedia = (query) => real(query.includes('standalone') ? 'all' : query);
    });
    await page.goto(DOOR);
    await expect(google(page)).toBeEnabled();
  });
});

test.describe('a visitor inside TikTok on an iPhone', () => {
  test.use({ userAgent: IN_APP.ios.TikTok, permissions: [] });

  test('plays, shares and writes, without what such browsers lack', async ({ page }) => {
    const complaints = watch(page);
    // such browsers have none of these
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(window, 'Notification', { value: undefined });
    });
    const creator = await makeCreator();
    const { path, draft } = await makeQuiz(creator, 'know-me');
    await page.goto(path);
    await page.getByRole('button', { name: 'Stay Anonymous' }).click();
    for (const question of draft.questions) {
      if ('options' in question) await page.getByRole('button', { name: question.options[0] ?? '' }).click();
    }
    await page.waitForURL('**/quiz/results/*');
    await page.getByRole('button', { name: 'Share Results' }).click();
    await expect(page.getByText('Score and quiz link copied to clipboard!')).toBeVisible();

    await page.goto(`/${creator.username}/anonymous-messages`);
    await page.getByRole('textbox').fill('Psst.');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

// it calls itself Safari, which could install
test.describe('on an iPhone inside Instagram', () => {
  test.use({ userAgent: IN_APP.ios.Instagram });

  test('nothing is offered to install', async ({ page }) => {
    const words: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/install.json')) words.push(request.url());
    });
    const [code] = await Promise.all([page.waitForResponse(/\/in-app-browser-[^/]*\.js$/), page.goto('/about')]);
    // it has been asked, and what it said has been drawn
    await page.evaluate(async (url) => {
      await import(url);
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    }, code.url());
    expect(words).toEqual([]);
    await expect(page.getByRole('button', { name: 'Install app' })).toHaveCount(0);
  });
});
