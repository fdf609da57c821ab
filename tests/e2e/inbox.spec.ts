import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { write } from './offline.ts';
import { expect, makeCreator, signInOn, test, watch } from './support.ts';

/** Searching and sorting the inbox. */

const items = (page: Page) => page.getByRole('main').getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox');
const found = (page: Page) => page.getByRole('status').filter({ hasText: /found|trouvé/ });

/** Stores messages past the rules, as only time could make them; the first is the oldest, and `sealed` are. */
async function store(uid: string, texts: readonly string[], sealed = 0): Promise<void> {
  const batch = db().batch();
  for (const [index, message] of texts.entries()) {
    const createdAt = new Date(Date.now() - (texts.length - index) * 3_600_000);
    const readAt = index < sealed ? null : createdAt;
    const fields = { recipientId: uid, senderName: 'Anonymous', message, createdAt, readAt };
    batch.set(db().collection(paths.messages).doc(), fields);
  }
  await batch.commit();
}

test.describe('on a phone', () => {
  test.use({ colorScheme: 'light', viewport: { width: 390, height: 844 } });

  test('opened messages are found, also without a network; sealed ones are not', async ({ page }) => {
    const creator = await makeCreator();
    await store(creator.uid, [...Array.from({ length: 21 }, (_, n) => `Nothing ${n}`), 'Your crème brûlée!', 'Hi']);
    await write(creator, 'More crème, please');
    await signInOn(page, creator, '/dashboard?tab=messages');
    const complaints = watch(page);
    await search(page).fill('CREME');
    await expect(items(page)).toHaveText([/^Your crème brûlée!/]);
    await expect(page.locator('mark')).toHaveText(['crème']);
    await expect(found(page)).toHaveText("1 message found. 1 sealed message wasn't searched.");
    expect(await page.content()).not.toContain('please');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search(page)).toBeFocused();
    await page.getByRole('button', { name: /^Sealed message/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await search(page).fill('creme');
    await expect(items(page)).toHaveText([/^More crème, please/, /^Your crème brûlée!/]);

    expect(complaints).toEqual([]);
    await page.context().setOffline(true);
    await search(page).fill('nothing');
    await expect(found(page)).toHaveText("21 messages found. You're offline: only what's on this device was searched.");
    await expect(items(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(items(page)).toHaveCount(21);
    await search(page).fill('nothing 20');
    await expect(items(page)).toHaveCount(1);
    await items(page).getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('in French, dark, on a desktop', () => {
  test.use({ locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 1440, height: 900 } });

  test('the oldest or the sealed come first, page by page, and the address keeps it', async ({ page }) => {
    const creator = await makeCreator();
    await store(creator.uid, ['Le plus ancien', ...Array.from({ length: 21 }, (_, n) => `Numéro ${n + 1}`)], 1);
    await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'));
    await signInOn(page, creator, '/dashboard?tab=messages');
    const texts = page.getByRole('main').getByText(/^(Numéro \d+|Message scellé)$/);
    await expect(texts.first()).toHaveText('Numéro 21');
    await page.getByRole('button', { name: 'Anciens' }).click();
    await expect(texts.first()).toHaveText('Message scellé');
    await expect(texts).toHaveCount(20);
    await page.getByRole('button', { name: 'Plus', exact: true }).click();
    await expect(texts.last()).toHaveText('Numéro 21');

    await page.getByRole('button', { name: "Scellés d'abord" }).click();
    await expect(page).toHaveURL(/sort=sealed/);
    await page.reload();
    await expect(texts.first()).toHaveText('Message scellé');
    await expect(texts.nth(1)).toHaveText('Numéro 21');
    await expectAccessible(page);
    // opened, it goes to the others
    await texts.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await expect(texts).toHaveText(Array.from({ length: 20 }, (_, n) => `Numéro ${21 - n}`));
  });
});
