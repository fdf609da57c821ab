import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { stored } from '../functions/support/backend.ts';
import { sendButton, writeMessage } from './submissions.ts';
import { comeBack, expect, makeCreator, signInOn, test, watch } from './support.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const REPLY = 'Is it you, Robin?\nI think so.';

test('a message arrives sealed in the open dashboard, is answered, and its sender reads the reply by the private link', {
  tag: '@gate',
}, async ({ page, stranger }) => {
  const creator = await makeCreator();
  await signInOn(page, creator, '/dashboard?tab=messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  const complaints = watch(stranger);
  await writeMessage(stranger, creator.username, 'Who do you like?');
  await sendButton(stranger).click();
  const link = stranger.getByRole('link', { name: 'Open my private link' });
  const id = (await link.getAttribute('href'))?.split('.')[1] ?? '';
  await link.click();
  await expect(title(stranger)).toHaveText('No reply yet');
  expect(complaints).toEqual([]);

  // sealed: its text is nowhere on the page, not even for screen readers
  const sealed = page.getByRole('button', { name: /^Sealed message\s*Anonymous.*Open$/ });
  await expect(sealed).toBeVisible();
  expect(await page.content()).not.toContain('Who do you like');
  await sealed.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Who do you like?');
  await expect(page.getByRole('dialog')).toContainText('Anonymous');
  await page.getByRole('button', { name: 'Close' }).click();
  const opened = page.getByRole('button', { name: /^Who do you like\?/ });
  await expect(opened).toBeFocused();
  await expect(sealed).toHaveCount(0);

  await stranger.context().setOffline(true);
  await opened.click();
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByLabel('Your reply').fill(REPLY);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(async () => (await stored(paths.message(id)))?.['reply']).toBe(REPLY);

  // it comes by itself; at once, when the connection is back
  await expect(title(stranger)).toHaveText('No reply yet');
  await comeBack(stranger.context());
  await expect(title(stranger)).toContainText('replied');
  await expect(stranger.getByText('I think so.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Answered')).toBeVisible();
});
