import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { type Creator, expect, makeCreator, signInOn, test, watch } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inboxOf = async ({ uid }: Creator) =>
  (await db().collection(paths.messages).where('recipientId', '==', uid).get()).docs.map((one) => one.get('message'));

/** Writes on the message page, which says that it is sent whatever becomes of it. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your anonymous message' }).fill(text);
  await button(page, 'Send anonymously').click();
  await expect(page.getByRole('heading', { name: "It's on its way!" })).toBeVisible();
}

test('a sender is reported and blocked without noticing it, and unblocked', async ({ page, stranger }) => {
  const creator = await makeCreator();
  const complaints = watch(stranger);
  await stranger.goto(`/${creator.username}/anonymous-messages`);
  await say(stranger, 'Boo.');
  await signInOn(page, creator, '/dashboard?tab=messages');
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  await button(page, 'Report').click();
  await page.getByRole('radio', { name: "It's a threat" }).check();
  await button(page, 'Send report').click();
  await button(page, 'Block and delete').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('No messages yet')).toBeVisible();

  await button(stranger, 'Send Another Message').click();
  await say(stranger, 'Boo again.');
  await expect.poll(() => inboxOf(creator)).toEqual([]);

  await page.goto('/account');
  await expect(page.getByText('Some senders are blocked.')).toBeVisible();
  await button(page, 'Unblock everyone').click();
  await button(page, 'Unblock everyone').click();
  await expect(page.getByText('Nobody is blocked.')).toBeFocused();
  await button(stranger, 'Send Another Message').click();
  await say(stranger, 'Sorry.');
  await expect.poll(() => inboxOf(creator)).toEqual(['Sorry.']);
  expect(complaints).toEqual([]);
});
