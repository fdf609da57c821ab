import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { expectAccessible } from './axe.ts';
import { expect, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const offer = (page: Page) => page.getByRole('region', { name: 'Keep WhoKnows one tap away' });
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The event by which Chromium lets a page ask; what the person answers is `outcome`. */
const offerPrompt = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const prompt = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.resolve();
    };
    const userChoice = Promise.resolve({ outcome: answer, platform: 'web' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }));
  }, outcome);
const isAsked = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');

/** Writes to somebody, up to the words that it has arrived. */
async function write(page: Page, username: string): Promise<void> {
  await page.goto(`/${username}/anonymous-messages`);
  await page.getByRole('textbox').fill('Psst.');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
}

async function takeQuiz(page: Page): Promise<void> {
  const { path, draft } = await makeQuiz(await makeCreator(), 'know-me');
  await page.goto(path);
  await tap(page, 'Stay Anonymous');
  for (const question of draft.questions) {
    if ('options' in question) await page.getByRole('button', { name: question.options[0] ?? '' }).click();
  }
  await page.waitForURL('**/quiz/results/*');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results');
}

/** For a second there is nothing, although there was all the time an offer needs: its code and its words are here. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(offer(page)).toHaveCount(0);
}

test('a result is a moment for it: a yes asks the browser, and nobody is asked again', async ({ page }) => {
  const complaints = watch(page);
  await takeQuiz(page);
  await offerPrompt(page, 'accepted');
  await expect(offer(page)).toContainText('even in a tunnel');
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Install app' }).click();
  await isAsked(page);
  await expect(offer(page)).toBeHidden();
  await write(page, (await makeCreator()).username);
  await offerPrompt(page, 'accepted');
  await expectNoOffer(page);
  expect(complaints).toEqual([]);
});

test('a sent message is a moment, once: after a no there is no other one', async ({ page }) => {
  const { username } = await makeCreator();
  await write(page, username);
  await offerPrompt(page, 'dismissed');
  await expect(offer(page)).toBeVisible();
  // with large letters on a small phone
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await tap(page, 'Not now');
  await expect(offer(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await takeQuiz(page);
  await offerPrompt(page, 'dismissed');
  await expectNoOffer(page);
});

test('a first quiz is a moment; what the browser asked and was declined counts as a no', async ({ page }) => {
  const creator = await makeCreator();
  await signInOn(page, creator, '/create-quiz?type=never-have-i-ever&step=template');
  await page.getByRole('link', { name: 'Normal' }).click();
  await tap(page, 'Quick Random Selection');
  await tap(page, 'Continue');
  await page.getByLabel('Quiz title').fill('Never, ever');
  await tap(page, 'Save Quiz');
  await page.waitForURL(`**/${creator.username}`);
  await offerPrompt(page, 'dismissed');
  await expect(offer(page)).toContainText('first to know');
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Install app' }).click();
  await isAsked(page);
  await expect(offer(page)).toBeHidden();
  const memory = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), STORAGE_KEYS.install);
  expect(memory).toMatchObject({ shown: ['quiz'], dismissals: 1 });
});

test('who looks for it finds it in the menu of the account and at the end of a page', async ({ page }) => {
  await signInOn(page, await makeCreator());
  const menu = page.getByRole('button', { name: /^Profile menu/ });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Manage Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Install app' })).toHaveCount(0); // nothing to offer yet
  await offerPrompt(page, 'accepted');
  await page.getByRole('menuitem', { name: 'Install app' }).click();
  await isAsked(page);
  await page.goto('/about');
  await offerPrompt(page, 'accepted');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Install app' }).click();
  await isAsked(page);
});

test('what runs as an app of its own is not offered', async ({ page }) => {
  await page.addInitScript(() => {
    const real = matchMedia;
    window.matchMedia = (query) => real(query.includes('standalone') ? 'all' : query);
  });
  await write(page, (await makeCreator()).username);
  await offerPrompt(page, 'accepted');
  await expectNoOffer(page);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('the card and the footer say the two steps, in both languages', async ({ page }) => {
    await write(page, (await makeCreator()).username);
    await expect(offer(page).getByRole('listitem')).toHaveText([/^Tap Share/, 'Choose "Add to Home Screen"']);
    await expect(offer(page).getByRole('button', { name: 'Install app' })).toHaveCount(0);
    await expectAccessible(page);
    await tap(page, 'Got it');
    await expect(offer(page)).toBeHidden();

    await page.addInitScript((key) => localStorage.setItem(key, 'fr'), STORAGE_KEYS.language);
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('button', { name: "Installer l'appli" }).click();
    const dialog = page.getByRole('dialog', { name: 'Installer WhoKnows' });
    await expect(dialog.getByRole('listitem')).toHaveText([/^Touche Partager/, /Sur l'écran d'accueil/]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: "Installer l'appli" })).toBeFocused();
  });
});

test("the browser's frame has the color of the scheme that was chosen", async ({ page }) => {
  const frame = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/auth');
  expect(await frame()).toEqual(['#fff6e6']);
  await page.getByRole('button', { name: /dark|theme|color/i }).click();
  await expect(page.locator('html.dark')).toBeAttached();
  expect(await frame()).toEqual(['#17132a']);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html.dark')).toBeAttached();
  expect(await frame()).toEqual(['#17132a']);
});
