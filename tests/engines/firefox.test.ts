import { expect, test } from 'vitest';
import { paths } from '../../domain/paths.ts';
import { findFirefox } from '../../scripts/lib/engines.ts';
import { db } from '../functions/support/backend.ts';
import { startFirefox } from './support/firefox.ts';
import { signIn, walkThrough, write } from './support/walks.ts';

const { PUSH_SERVER = '', SITE = '' } = process.env;
const start = walkThrough({
  // pushes lead to the site that the functions know
  start: ({ port }) => startFirefox(findFirefox(), PUSH_SERVER, { asked: new URL(SITE).port, answering: port }),
  origin: SITE,
  hasHomeScreenMenu: false,
});

test('a creator who turns notifications on gets an encrypted push; turned off and on there is a new subscription, and a message shows its text if wished', async () => {
  const { driver, page, creator } = start();
  const ask = 'Notify me about new messages';
  const isSubscribed = () =>
    page.run(async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      return (await pushManager.getSubscription()) !== null;
    });
  const shown = () =>
    page.run(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ tag, lang }) => ({ tag, lang }));
    });
  const devices = async () =>
    (await db().collection(paths.devices).where('ownerId', '==', creator.uid).get()).docs.map((one) => one.data());
  await signIn(page, creator);
  await page.open('/account#notifications');
  expect(await isSubscribed()).toBe(false);
  await page.tap('switch', ask);
  await page.reads('On this device, even when WhoKnows is closed.');
  await page.reads('This device');
  const [before] = await devices();
  expect(before).toMatchObject({ browser: 'Firefox', isOn: true, withText: false });
  await write(creator, 'Look here.');
  await expect.poll(shown).toEqual([{ tag: 'new-message', lang: 'en' }]);
  expect(await driver.tapNotification()).toEqual({ title: 'New message', body: 'Somebody sent you a message.' });
  await page.reads('Look here.'); // in the page that was open
  await expect.poll(shown).toEqual([]);

  await page.open('/account#notifications');
  await page.reads('This device');
  await page.tap('switch', ask);
  await page.reads('Messages wait quietly until you look.');
  await expect.poll(devices).toEqual([]);
  await expect.poll(isSubscribed).toBe(false);
  await page.tap('switch', ask);
  await page.tap('switch', 'Show what a message says');
  await expect.poll(devices).toMatchObject([{ withText: true }]);
  expect((await devices())[0]?.['subscription'].endpoint).not.toBe(before?.['subscription'].endpoint);
  await driver.open('about:blank');
  const id = await write(creator, 'Déjà vu 👋');
  expect(await driver.tapNotification()).toEqual({ title: 'New message', body: 'Déjà vu 👋' });
  await expect.poll(() => driver.pages()).toContain(`${SITE}/dashboard?tab=messages&message=${id}`);
});
