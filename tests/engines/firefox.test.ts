import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { paths } from '../../domain/paths.ts';
import { findFirefox } from '../../scripts/lib/engines.ts';
import { sampleTracking, send } from '../../scripts/seed/client.ts';
import { type Creator, target } from '../e2e/creators.ts';
import { db } from '../functions/support/backend.ts';
import { startFirefox } from './support/firefox.ts';
import type { Page } from './support/page.ts';
import { walkThrough } from './support/walks.ts';

const { PUSH_SERVER = '', SITE = '' } = process.env;
const walk = walkThrough({
  // pushes lead to the site that the functions know
  start: ({ port }) => startFirefox(findFirefox(), PUSH_SERVER, { asked: new URL(SITE).port, answering: port }),
  origin: SITE,
  hasHomeScreenMenu: false,
});

const ASK = 'Notify me about new messages';
const isSubscribed = (page: Page) =>
  page.run(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription()) !== null;
  });
const shown = (page: Page) =>
  page.run(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ tag, lang }) => ({ tag, lang }));
  });
const devicesOf = async ({ uid }: Creator) =>
  (await db().collection(paths.devices).where('ownerId', '==', uid).get()).docs.map((device) => device.data());
async function sendMessage({ uid }: Creator, message: string): Promise<string> {
  const id = randomUUID();
  await send(target, 'messages', { id, recipientId: uid, message, tracking: sampleTracking() });
  return id;
}

test('a creator who turns notifications on gets an encrypted push without the text, and a tap opens the message', async () => {
  const { driver, page, creator } = walk();
  await page.open('/account#notifications');
  expect(await isSubscribed(page)).toBe(false);
  await page.tap('switch', ASK);
  await page.reads('On this device, even when WhoKnows is closed.');
  await page.reads('This device');
  expect(await devicesOf(creator)).toMatchObject([{ browser: 'Firefox', isOn: true, withText: false }]);
  await sendMessage(creator, 'Look here.');
  await expect.poll(() => shown(page)).toEqual([{ tag: 'new-message', lang: 'en' }]);
  expect(await driver.tapNotification()).toEqual({ title: 'New message', body: 'Somebody sent you a message.' });
  await page.reads('Look here.'); // in the page that was open
  await expect.poll(() => shown(page)).toEqual([]);
});

test('turning notifications off ends the subscription, and turning them on creates a new one; the text of a message shows when nothing is open', async () => {
  const { driver, page, creator } = walk();
  await page.open('/account#notifications');
  await page.reads('This device');
  const [before] = await devicesOf(creator);
  await page.tap('switch', ASK);
  await page.reads('Messages wait quietly until you look.');
  await expect.poll(() => devicesOf(creator)).toEqual([]);
  await expect.poll(() => isSubscribed(page)).toBe(false);

  await page.tap('switch', ASK);
  await page.tap('switch', 'Show what a message says');
  await expect.poll(() => devicesOf(creator)).toMatchObject([{ withText: true }]);
  const [now] = await devicesOf(creator);
  expect(now?.['subscription'].endpoint).not.toBe(before?.['subscription'].endpoint);
  await driver.open('about:blank');
  const id = await sendMessage(creator, 'Déjà vu 👋');
  expect(await driver.tapNotification()).toEqual({ title: 'New message', body: 'Déjà vu 👋' });
  const address = `${SITE}/dashboard?tab=messages&message=${id}`;
  await expect.poll(() => driver.pages()).toContain(address);
});
