import { closedPaths } from '../../domain/closed-paths.ts';
import { paths } from '../../domain/paths.ts';
import { pushPayload } from '../../functions/src/services/push/payload.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { db, stored } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { deliver, shown, standInForPushService, tap } from './push-service.ts';
import { writeMessage } from './submissions.ts';
import { expect, makeCreator, test, watch } from './support.ts';

/** The sender of a message has no account, and is still notified of the reply. */

test.use({ serviceWorkers: 'allow' });

const idOf = (link: string | null) => String(link?.split('.')[1]);

test('the sender of a message is notified of the reply while nobody looks; a tap opens it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  const creator = await makeCreator();
  const complaints = watch(page);
  await standInForPushService(page);
  await writeMessage(page, creator.username, 'Who do you like?');
  await page.getByRole('button', { name: 'Send Anonymously' }).click();
  const link = page.getByRole('link', { name: 'Open my private link' });
  const id = idOf(await link.getAttribute('href'));
  await link.click();
  await page.getByRole('button', { name: "Tell me when there's a reply" }).click();
  await expect(page.getByText("We'll tell you on this device, once, without saying what was written.")).toBeVisible();
  await expectAccessible(page);
  expect(await stored(closedPaths.replyPush(id))).toBeDefined();
  await page.reload();
  await expect(page.getByRole('button', { name: "Don't tell me" })).toBeVisible();

  await page.goto('/about');
  const now = new Date();
  await db().doc(paths.message(id)).update({ readAt: now, reply: 'Robin. I think.', repliedAt: now });
  const words = { title: "You've got a reply", body: 'Open WhoKnows to read it.', tag: `reply-${id}` };
  await deliver(page, pushPayload({ ...words, language: 'en', navigate: `${baseURL}/delete#message.${id}` }));
  await expect.poll(() => shown(page)).toEqual([{ ...words, lang: 'en' }]);
  const address = await tap(context);
  // the visitor's page that was open is left alone
  await expect(page).toHaveURL('/about');
  expect(address).toBe(`/delete#message.${id}`);
  await page.goto(String(address));
  await expect(page.getByText('Robin. I think.')).toBeVisible();
  await expect(page).toHaveURL('/delete');
  expect(complaints).toEqual([]);
});

test.describe('French, on a desk, in the dark', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

  test('notifications are offered and turned off; if the browser blocks them, the page says how to change that', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['notifications']);
    const creator = await makeCreator();
    await standInForPushService(page);
    await page.addInitScript((key) => localStorage.setItem(key, 'fr'), STORAGE_KEYS.language);
    await page.goto(`/${creator.username}/anonymous-messages`);
    await page.getByRole('textbox').fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer en anonyme' }).click();
    const link = page.getByRole('link', { name: 'Ouvrir mon lien privé' });
    const id = idOf(await link.getAttribute('href'));
    await link.click();
    const ask = page.getByRole('button', { name: "Me prévenir d'une réponse" });
    await ask.click();
    await page.getByRole('button', { name: 'Ne plus me prévenir' }).click();
    await expect(ask).toBeVisible();
    expect(await stored(closedPaths.replyPush(id))).toBeUndefined();
    await context.setOffline(true);
    await expect(ask).toBeHidden();
    await context.setOffline(false);
    await expect(ask).toBeVisible();
    await page.evaluate(() => {
      Notification.requestPermission = async () => 'denied';
    });
    await ask.click();
    await expect(page.getByText('Ton navigateur bloque les notifications de WhoKnows.')).toBeVisible();
    await expectAccessible(page);
  });
});
