import type { Page } from '@playwright/test';
import { db } from '../functions/support/backend.ts';
import { isAhead } from './submissions.ts';
import { expect, somebody, test } from './support.ts';

// what they would need without a network has come before
test.use({ savesData: false });

function someForm() {
  const { name, email } = somebody();
  return { name, email, subject: 'About Mondays', message: 'They are long.\nPlease fix.' };
}
async function fillIn(page: Page) {
  const form = someForm();
  await page.getByLabel('Your name').fill(form.name);
  await page.getByLabel('Your email').fill(form.email);
  await page.getByLabel('Subject').fill(form.subject);
  await page.getByLabel('Message').fill(form.message);
  return form;
}
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });
async function requestsOf(email: string) {
  const { docs } = await db().collection('contactRequests').where('email', '==', email).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

test('a contact request: begun before the code has loaded, saved offline, sent once automatically, and separate from other tabs', async ({
  page,
  context,
  stranger,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await stranger.route('**/assets/contact-page*.js', async (route) => {
    await held;
    await route.continue();
  });
  await stranger.goto('/contact', { waitUntil: 'commit' });
  await stranger.getByLabel('Your name').fill('Early bird');
  await stranger.getByRole('radio', { name: 'Press' }).check();
  await sendButton(stranger).click();
  release();
  const kept = () => stranger.evaluate(() => localStorage.getItem('whoknows-contact'));
  await expect.poll(kept).toContain('Early bird');
  await expect(stranger.getByLabel('Your name')).toHaveValue('Early bird');
  await expect(stranger.getByRole('radio', { name: 'Press' })).toBeChecked();
  await expect(stranger).toHaveURL(/\/contact$/);

  await page.goto('/contact');
  const form = await fillIn(page);
  await isAhead(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: "Saved. It'll be sent when you're back online." })).toBeFocused();
  expect(await requestsOf(form.email)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Delivered')).toBeVisible();
  expect(await requestsOf(form.email)).toMatchObject([{ ...form, inquiryType: 'general' }]);

  await page.getByRole('button', { name: 'Send another message' }).click();
  const tab = await context.newPage();
  await tab.goto('/contact');
  await tab.getByLabel('Subject').fill('Something else');
  const next = await fillIn(page);
  for (const shown of [page, tab]) await isAhead(shown);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(tab.getByRole('button', { name: '1 waiting to send' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expect(tab.getByText('Delivered')).toBeVisible();
  await expect(tab.getByLabel('Subject')).toHaveValue('Something else');
  expect(await requestsOf(next.email)).toMatchObject([next]);
});
