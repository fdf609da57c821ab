// walks: src/sw/
import { randomUUID } from 'node:crypto';
import { paths } from '../../domain/paths.ts';
import { pushPayload } from '../../functions/src/services/push/payload.ts';
import { sampleTracking, send } from '../../scripts/seed/client.ts';
import { db, stored } from '../functions/support/backend.ts';
import { deliver, shown, standInForPushService, tap } from './push-service.ts';
import { type Creator, comeBack, expect, makeCreator, signInOn, target, test, watch } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const devicesOf = async ({ uid }: Creator) =>
  (await db().collection(paths.devices).where('ownerId', '==', uid).get()).docs.map((device) => device.data());

test('a device has its own settings, also offline, and is notified of a message while nobody looks; a tap opens that message; signing out ends it', {
  tag: '@gate',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications']);
  const creator = await makeCreator();
  const complaints = watch(page);
  await standInForPushService(page);
  await signInOn(page, creator, '/account#notifications');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const section = page.locator('#notifications');
  await expect(section.getByText('This device')).toHaveCount(0);
  await section.getByRole('switch', { name: 'Notify me about new messages' }).click();
  await expect(section.getByText('This device', { exact: true })).toBeVisible();
  await expect(section.getByText('On this device, even when WhoKnows is closed.')).toBeVisible();
  expect(await devicesOf(creator)).toMatchObject([{ isOn: true, messages: true, withText: false, quietHours: null }]);

  await section.getByRole('switch', { name: 'Quiet hours' }).click();
  await section.getByLabel('From').fill('21:30');
  await expect.poll(async () => (await devicesOf(creator))[0]?.['quietHours']).toEqual({ from: 1290, to: 420 });
  await context.setOffline(true);
  await section.getByRole('switch', { name: 'New answers to your quizzes' }).click();
  // not the notice: that of the change before may come late, and replace it
  await expect(page.getByText('waiting to be sent')).toBeVisible();
  await comeBack(context);
  await expect.poll(async () => (await devicesOf(creator))[0]?.['answers']).toBe(false);

  const id = randomUUID();
  await page.goto('/about');
  await send(target, 'messages', { id, recipientId: creator.uid, message: 'Look here.', tracking: sampleTracking() });
  const navigate = `${baseURL}/dashboard?tab=messages&message=${id}`;
  const words = { title: 'New anonymous message', body: 'Open WhoKnows to read it.', tag: 'new-message' };
  await deliver(page, pushPayload({ ...words, language: 'en', navigate, unread: 1 }));
  await expect.poll(() => shown(page)).toEqual([{ ...words, lang: 'en' }]);

  await page.goto('/dashboard');
  await expect.poll(() => shown(page)).toEqual([]); // who has come to the app has seen it
  await expect(page.getByText('1 new')).toBeVisible(); // until it is counted, nothing is new, and nothing shown stays
  await deliver(page, pushPayload({ ...words, language: 'en', navigate, unread: 1 }));
  await tap(context);
  await expect(page.getByRole('dialog').getByText('Look here.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\?tab=messages$/);
  // signing out asks while a change waits
  await expect.poll(async () => (await stored(paths.message(id)))?.['readAt']).not.toBeNull();

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  expect(await devicesOf(creator)).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed-in-test'))).toBeNull();
  expect(complaints).toEqual([]);
});
