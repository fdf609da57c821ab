import { closedPaths } from '../../domain/closed-paths.ts';
import { paths } from '../../domain/paths.ts';
import { pushPayload } from '../../functions/src/services/push/payload.ts';
import { db, stored } from '../functions/support/backend.ts';
import { deliver, shown, standInForPushService, tap } from './push-service.ts';
import { writeMessage } from './submissions.ts';
import { expect, goWithin, makeCreator, test, watch } from './support.ts';

/** The sender of a message has no account, and is still notified of the reply. */

test.use({ serviceWorkers: 'allow' });

test('the sender of a message is notified of the reply while nobody looks, if they want to; a tap opens it', async ({
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
  const id = String((await link.getAttribute('href'))?.split('.')[1]);
  await link.click();
  const ask = page.getByRole('button', { name: "Tell me when there's a reply" });
  const off = page.getByRole('button', { name: "Don't tell me" });
  await page.evaluate(() => localStorage.setItem('endpoint-in-test', 'https://push.nobody.example/1'));
  await ask.click();
  await expect(page.getByText("Your browser gets notifications from a service we don't know")).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('endpoint-in-test'));
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await ask.click();
  await expect(page.getByText("We'll tell you on this device, once, without saying what was written.")).toBeVisible();
  expect(await stored(closedPaths.replyPush(id))).toBeDefined();
  await off.click();
  await expect(ask).toBeVisible();
  expect(await stored(closedPaths.replyPush(id))).toBeUndefined();
  await ask.click();
  await expect(off).toBeVisible();
  await goWithin(page, '/about');
  await expect(off).toBeHidden();
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
