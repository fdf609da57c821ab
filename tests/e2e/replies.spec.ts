import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { db, stored } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { expectArrived, messagesTo, sendButton, writeMessage } from './handing-in.ts';
import { write } from './offline.ts';
import { expect, makeCreator, signInOn, test } from './support.ts';

/** A creator answers a message, and whoever sent it reads that under the private link. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const REPLY = 'Is it you, Robin?\nI think so.';

test('a reply is written offline, sent once, and read, reported and stopped by who sent the message', async ({
  page,
  stranger: creatorPage,
}) => {
  const creator = await makeCreator();
  await writeMessage(page, creator.username, 'Who do you like?');
  await sendButton(page).click();
  await expectArrived(() => messagesTo(creator.uid), ['Who do you like?']);
  const link = page.getByRole('link', { name: 'Open my private link' });
  const id = (await link.getAttribute('href'))?.split('.')[1];
  await link.click();
  await expect(heading(page)).toHaveText('No reply yet');
  await expectAccessible(page);
  await page.context().setOffline(true);

  await signInOn(creatorPage, creator, '/dashboard?tab=messages');
  await creatorPage.getByRole('button', { name: /^Sealed message/ }).click();
  await creatorPage.getByRole('button', { name: 'Reply' }).click();
  await creatorPage.getByLabel('Your reply').fill('Is it');
  // closed and opened again, it is still there
  await creatorPage.keyboard.press('Escape');
  await creatorPage.getByRole('button', { name: 'Who do you like?' }).click();
  await expect(creatorPage.getByLabel('Your reply')).toHaveValue('Is it');
  // who clears the box is not done with it
  await creatorPage.getByLabel('Your reply').fill('');
  await creatorPage.context().setOffline(true);
  await creatorPage.getByLabel('Your reply').fill(REPLY);
  await creatorPage.getByRole('button', { name: 'Send reply' }).click();
  await expect(creatorPage.getByText('Saved.')).toBeVisible();
  await expect(creatorPage.getByRole('region', { name: 'Your reply' })).toContainText('I think so.');
  // in the dialog, which Escape closes from there
  await expect(creatorPage.getByRole('button', { name: 'Edit' })).toBeFocused();
  await creatorPage.context().setOffline(false);
  await expect.poll(async () => (await stored(paths.message(String(id))))?.['reply']).toBe(REPLY);
  await expectAccessible(creatorPage);
  await creatorPage.keyboard.press('Escape');
  await expect(creatorPage.getByText('Answered')).toBeVisible();

  // it comes by itself; at once, when the connection is back
  await expect(heading(page)).toHaveText('No reply yet');
  await expect(page.getByText("as soon as you're back online")).toBeVisible();
  await page.context().setOffline(false);
  await expect(heading(page)).toContainText('replied');
  await expect(page.getByText('I think so.')).toBeVisible();
  await expect(page.getByText('Who do you like?')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Report this reply' }).click();
  await page.getByLabel("It's bullying").check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Reported. Thank you.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'No more replies' }).click();
  await page.getByRole('button', { name: 'Stop replies', exact: true }).click();
  await expect(heading(page)).toHaveText("You've stopped replies");
  await page.reload();
  await expect(heading(page)).toHaveText("You've stopped replies");
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Let replies through again' }).click();
  await expect(page.getByText("That didn't work. Please try again.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Let replies through again' }).click();
  await expect(heading(page)).toContainText('replied');
  await page.reload();
  await expect(heading(page)).toContainText('replied');
});

test('a reply that the server refuses is told, and what was written is shown', async ({ page, context }) => {
  const creator = await makeCreator();
  // an empty inbox has no list whose dialog could stay open
  const stays = await write(creator, 'Stays');
  await db().doc(paths.message(stays)).update({ readAt: new Date() });
  const replyTooLate = async (tab: Page) => {
    const id = await write(creator, 'Never mind');
    await signInOn(tab, creator, '/dashboard?tab=messages');
    await tab.getByRole('button', { name: /^Sealed message/ }).click();
    await tab.getByRole('button', { name: 'Reply' }).click();
    await context.setOffline(true);
    await tab.getByLabel('Your reply').fill(REPLY);
    await tab.getByRole('button', { name: 'Send reply' }).click();
    await expect(tab.getByRole('region', { name: 'Your reply' })).toContainText('I think so.');
    await db().doc(paths.message(id)).delete();
  };
  await replyTooLate(page);
  await context.setOffline(false);
  await expect(page.getByText('The message may be gone.')).toContainText('I think so.');
  await expect(page.getByLabel('Your reply')).toHaveValue(REPLY);
  await expect(page.getByRole('dialog')).toContainText("Your reply wasn't sent");

  // the page that wrote it is gone
  await replyTooLate(page);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect(next.getByRole('alert').filter({ hasText: "Your reply wasn't sent" })).toContainText('I think so.');
});

test.describe('in French, dark, on a desktop', () => {
  test.use({ locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 1440, height: 900 } });

  test('a reply is taken back, and the link shows none', async ({ page, stranger: creatorPage }) => {
    const creator = await makeCreator();
    await page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'));
    await page.goto(`/${creator.username}/anonymous-messages`);
    await page.getByRole('textbox').fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer en anonyme' }).click();
    await page.getByRole('link', { name: 'Ouvrir mon lien privé' }).click();
    await expect(heading(page)).toHaveText('Pas encore de réponse');
    await signInOn(creatorPage, creator, '/dashboard?tab=messages');
    await creatorPage.getByRole('button', { name: /^(Sealed message|Message scellé)/ }).click();
    await creatorPage.getByRole('button', { name: /Reply|Répondre/ }).click();
    await creatorPage.getByRole('textbox').fill('Bonsoir');
    await creatorPage.getByRole('button', { name: /Send reply|Envoyer la réponse/ }).click();
    await expect(creatorPage.getByRole('button', { name: /Take back|Retirer/ })).toBeVisible();
    await expectAccessible(creatorPage);
    await page.reload();
    await expect(heading(page)).toContainText('a répondu');
    await expectAccessible(page);
    await creatorPage.getByRole('button', { name: /Take back|Retirer/ }).click();
    await expect(creatorPage.getByRole('button', { name: /^(Reply|Répondre)$/ })).toBeFocused();
    await page.context().setOffline(true);
    await expect(heading(page)).toContainText('a répondu');
    await page.context().setOffline(false);
    await expect(heading(page)).toHaveText('Pas encore de réponse');
  });
});
