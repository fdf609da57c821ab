import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { stored } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { expectArrived, isAhead, messagesTo, SAVED, sendButton, writeMessage } from './handing-in.ts';
import { write } from './offline.ts';
import { expect, makeCreator, signInOn, test, watch } from './support.ts';

/** Words of self-harm or threats: help or a second thought before they are sent, found on the device. */

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Everything that the page asks any server for from now on, but the build's files, which it fetches for later. */
function requestsFrom(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^\/(assets|fonts)\//.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

test.describe('on a phone', () => {
  test.use({ colorScheme: 'light', timezoneId: 'Europe/London' });

  test('who writes of dying is shown help first, nobody is told, and the message can be sent', async ({
    page,
    context,
  }) => {
    const words = 'Some days I just want to die.';
    const creator = await makeCreator();
    await writeMessage(page, creator.username, words);
    await isAhead(page, 'second-thought');
    const asked = requestsFrom(page);
    await sendButton(page).click();
    await expect(heading(page, 'You matter')).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Numbers for' })).toHaveValue('GB');
    await expect(page.getByText('In danger right now? Call 999.')).toBeVisible();
    await expect(page.getByRole('link', { name: '116 123', exact: true })).toHaveAttribute('href', 'tel:116123');
    await expectAccessible(page);

    // whoever knows where they are chooses it
    await page.getByRole('combobox').selectOption({ label: 'France' });
    await expect(page.getByRole('link', { name: '3114', exact: true })).toHaveAttribute('href', 'tel:3114');
    await page.getByRole('combobox').selectOption({ label: 'Another country' });
    await expect(page.getByRole('link', { name: 'Find a line where you are' })).toBeVisible();

    const box = page.getByRole('textbox', { name: 'Your anonymous message' });
    await button(page, 'Keep writing').click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(words);
    await expect(heading(page, 'You matter')).toBeHidden();
    await sendButton(page).click();
    await expect(heading(page, 'You matter')).toBeFocused();
    // other words are looked at again
    await box.fill(`${words} Sometimes.`);
    await expect(heading(page, 'You matter')).toBeHidden();
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(heading(page, 'You matter')).toBeFocused();
    expect(asked).toEqual([]);
    expect(await messagesTo(creator.uid)).toEqual([]);

    await button(page, 'Send anyway').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAVED);
    await context.setOffline(false);
    await expectArrived(() => messagesTo(creator.uid), [`${words} Sometimes.`]);
    // once for the same words
    await button(page, 'Send Another Message').click();
    await box.fill(`${words} Sometimes.`);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("It's on its way!");
  });

  test('without the code that looks at the words, the message is sent', async ({ page }) => {
    const creator = await makeCreator();
    await page.route(/\/assets\/second-thought-/, (route) => route.abort());
    await writeMessage(page, creator.username, 'I want to die');
    await sendButton(page).click();
    await expectArrived(() => messagesTo(creator.uid), ['I want to die']);
  });

  test('the safety page has the numbers of the country, and without scripts says where to find them', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/safety');
    await expect(page.getByRole('link', { name: '0800 1111', exact: true })).toHaveAttribute('href', 'tel:08001111');
    await expectAccessible(page);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const paper = await plain.newPage();
    await paper.goto(`${baseURL}/safety`);
    const instead = paper.locator('#danger noscript p');
    await expect(instead).toBeVisible();
    await expect(instead).toContainText('the emergency number is 112');
    await plain.close();
  });
});

test.describe('in French, dark, on a wide screen', () => {
  test.use({ locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 1440, height: 900 } });

  test('a threat is worth a second thought, by keyboard: on a creator’s page, and in a reply', async ({
    page,
    stranger,
  }) => {
    const creator = await makeCreator();
    for (const tab of [page, stranger])
      await tab.addInitScript((key) => localStorage.setItem(key, 'fr'), STORAGE_KEYS.language);
    const complaints = watch(page);
    await page.goto(`/${creator.username}`);
    const box = page.getByRole('textbox', { name: 'Ton message anonyme' });
    await box.fill('Je vais te tuer');
    await isAhead(page, 'second-thought');
    const asked = requestsFrom(page);
    await box.press('Control+Enter');
    await expect(heading(page, 'Attends une seconde')).toBeFocused();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expectAccessible(page);
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Continuer à écrire')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectArrived(() => messagesTo(creator.uid), ['Je vais te tuer']);
    expect(complaints).toEqual([]);

    const id = await write(creator, 'Salut');
    await signInOn(stranger, creator, '/dashboard?tab=messages');
    await stranger
      .getByRole('button', { name: /^Message scellé/ })
      .first()
      .click();
    await button(stranger, 'Répondre').click();
    const reply = stranger.getByRole('textbox', { name: 'Ta réponse' });
    await reply.fill('kys');
    await isAhead(stranger, 'second-thought');
    await button(stranger, 'Envoyer la réponse').click();
    await expect(heading(stranger, 'Attends une seconde')).toBeFocused();
    await expectAccessible(stranger);
    await button(stranger, 'Continuer à écrire').click();
    await expect(reply).toBeFocused();
    await expect(reply).toHaveValue('kys');
    await reply.fill('Je veux mourir');
    await button(stranger, 'Envoyer la réponse').click();
    await expect(heading(stranger, 'Tu comptes')).toBeFocused();
    await button(stranger, 'Envoyer quand même').click();
    await expect.poll(async () => (await stored(paths.message(id)))?.['reply']).toBe('Je veux mourir');
  });
});
