import { paths } from '../../domain/paths.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { TROUBLE } from './handing-in.ts';
import { changeProfile } from './public-copies.ts';
import { expect, makeCreator, signInOn, test, watch } from './support.ts';

test('a message arrives in the open dashboard and is read there', async ({ page, stranger }) => {
  const creator = await makeCreator();
  await signInOn(page, creator, '/dashboard?tab=messages');
  await expect(page.getByText('No messages yet')).toBeVisible();

  const complaints = watch(stranger);
  await stranger.goto(`/${creator.username}/anonymous-messages`);
  const send = stranger.getByRole('button', { name: /send/i });
  await expect(send).toBeDisabled();
  await stranger.getByRole('textbox').fill('You make Mondays bearable.');
  await expect(stranger.getByText('26 / 1000')).toBeVisible();
  await send.click();
  await expect(stranger.getByRole('button', { name: 'Send Another Message' })).toBeVisible();

  // sealed: its text is nowhere on the page, not even for screen readers
  const sealed = page.getByRole('button', { name: /^Sealed message\s*Anonymous.*Open$/ });
  await expect(sealed).toBeVisible();
  expect(await page.content()).not.toContain('Mondays');
  await expectAccessible(page);
  await sealed.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You make Mondays bearable.');
  await expect(dialog).toContainText('Anonymous');
  await page.getByRole('button', { name: 'Close' }).click();
  const opened = page.getByRole('button', { name: /^You make Mondays bearable\./ });
  await expect(opened).toBeFocused();
  await expect(sealed).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('messages that were set aside are folded below the inbox, and can be read and deleted', async ({ page }) => {
  const creator = await makeCreator();
  const message = db().collection(paths.messages).doc();
  const fields = { recipientId: creator.uid, senderName: 'Anonymous', message: 'Between a thousand others' };
  await message.set({ ...fields, setAsideAt: new Date() });
  await signInOn(page, creator, '/dashboard?tab=messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  const fold = page.getByRole('button', { name: '1 message set aside' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(page.getByText("A friend's may be among them.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByText(fields.message).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(fields.message);
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(fold).toBeHidden();
  expect((await message.get()).exists).toBe(false);
});

test('what was typed survives a failed send, and the text of a link is only text', async ({ page, context }) => {
  const creator = await makeCreator();
  const sending = page.waitForResponse(/\/assets\/sending-/);
  await page.goto(`/${creator.username}/messages?prefill=${encodeURIComponent('<b>hi</b> there')}`);
  await expect(page.getByRole('textbox')).toHaveValue('<b>hi</b> there');
  await (await sending).finished();
  await context.setOffline(true);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Saved. It'll be sent when you're back online.");
  // by itself, and once
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("It's on its way!");
  const sent = await db().collection(paths.messages).where('recipientId', '==', creator.uid).get();
  expect(sent.docs.map((message) => message.get('message'))).toEqual(['<b>hi</b> there']);
});

test('a link does not replace what was typed: its text is offered, and the typed one offered back', async ({
  page,
}) => {
  const creator = await makeCreator();
  const address = `/${creator.username}/anonymous-messages`;
  const box = page.getByRole('textbox', { name: 'Your anonymous message' });
  const takeLink = page.getByRole('button', { name: 'Use the text from the link' });
  const takeBack = page.getByRole('button', { name: 'Back to what you typed' });
  await page.goto(address);
  await box.fill('My own words, half done');
  await page.goto(`${address}?prefill=From%20a%20link`);
  await expect(box).toHaveValue('My own words, half done');
  await expectAccessible(page);
  await takeLink.click();
  await expect(box).toHaveValue('From a link');
  await page.reload();
  await expect(box).toHaveValue('From a link');
  await takeBack.click();
  await expect(box).toHaveValue('My own words, half done');
  await takeLink.click();
  await page.getByRole('button', { name: 'Send anonymously' }).click();
  // what was not sent is there for the next one
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(box).toHaveValue('My own words, half done');
  await expect(takeBack.or(takeLink)).toHaveCount(0);
});

test('of two tabs the untouched one follows, and neither loses the text on its screen', async ({ page, context }) => {
  const address = `/${(await makeCreator()).username}/anonymous-messages`;
  const second = await context.newPage();
  const boxes = [page, second].map((tab) => tab.getByRole('textbox', { name: 'Your anonymous message' }));
  const [one, other] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
  await page.goto(address);
  await one.fill('A long text of the first tab');
  await second.goto(address);
  await expect(other).toHaveValue('A long text of the first tab');
  await one.fill('A longer text of the first tab');
  await expect(other).toHaveValue('A longer text of the first tab');
  await other.fill('Short');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Short');
  await expect(one).toHaveValue('A longer text of the first tab');
});

test('a browser that keeps nothing of a message says so, and sends it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await page.goto(`/${(await makeCreator()).username}/anonymous-messages`);
  await page.getByRole('textbox').fill('Hello');
  await expect(page.getByText("This browser won't let us save what you type.")).toBeVisible();
  await page.getByRole('button', { name: 'Send anonymously' }).click();
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
});

test('the message page from blanks to another message, in words of its own for each', async ({ page }) => {
  const creator = await makeCreator();
  const odd = `Hi \u0000<i>you</i>\n${'x'.repeat(1000)}`;
  await page.goto(`/${creator.username}/anonymous-messages?prefill=${encodeURIComponent(odd)}`);
  const box = page.getByRole('textbox', { name: 'Your anonymous message' });
  const send = page.getByRole('button', { name: 'Send anonymously' });
  await expect(box).toHaveValue(`Hi <i>you</i>\n${'x'.repeat(986)}`);
  await expect(page.getByText('1000 / 1000')).toBeVisible();
  await expect(page.getByText('Anonymous Messages', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await box.fill('');
  await expect(send).toBeDisabled();
  await box.fill(' \n\u200b\u3164 ');
  await send.click();
  await expect(page.getByText('Please enter a message')).toBeVisible();
  await expectAccessible(page);

  await box.fill('You are my favorite human.');
  await expect(page.getByText('Please enter a message')).toBeHidden();
  const answer = (status: number, code: string) =>
    page.route('**/api/messages', (route) =>
      route.fulfill({ status, json: { ok: false, error: { code, message: 'Not for people.', retryAfter: 60 } } }),
    );
  for (const [status, code, words] of [
    [409, 'conflict', 'Failed to send message. Please try again.'],
    [404, 'not-found', "Profile not found. This profile doesn't exist."],
    [403, 'forbidden', "Database error: You don't have permission to see this."],
  ] as const) {
    await answer(status, code);
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(box).toHaveValue('You are my favorite human.');
    await page.unroute('**/api/messages');
  }
  // what the server cannot take now is kept, and can be had back
  for (const [status, code, news, expectation] of [
    [503, 'unavailable', TROUBLE, "We keep trying, you don't have to do anything."],
    [429, 'rate-limited', /^Saved\. That was a lot at once, so it waits until \d+:\d\d/, /^It'll send itself\./],
  ] as const) {
    await answer(status, code);
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(news);
    await expect(page.getByText(expectation)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(code === 'unavailable' ? 1 : 0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take a look' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(box).toHaveValue('You are my favorite human.');
    await page.unroute('**/api/messages');
  }
  await expectAccessible(page);

  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("It's on its way!");
  await expect(page.getByRole('link', { name: 'Create Your Own Quiz!' })).toHaveAttribute('href', '/create-quiz');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(send).toBeDisabled();
  await page.reload();
  await expect(box).toHaveValue('');
});

test('in French, and for somebody who takes no messages', async ({ page }) => {
  const creator = await makeCreator();
  await page.addInitScript((key) => localStorage.setItem(key, 'fr'), STORAGE_KEYS.language);
  await page.goto(`/${creator.username}/messages`);
  await expect(page.getByText('Messages anonymes', { exact: true })).toBeVisible();
  await page.getByRole('textbox').fill('  ');
  await page.getByRole('button', { name: 'Envoyer en anonyme' }).click();
  await expect(page.getByText("Écris un message d'abord")).toBeVisible();
  await page.getByRole('textbox').fill('Coucou');
  await page.getByRole('button', { name: 'Envoyer en anonyme' }).click();
  await expect(page.getByRole('button', { name: 'Envoyer un autre message' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crée ton propre quiz\u00a0!' })).toBeVisible();
  await changeProfile(creator, { acceptsMessages: false });
  // the CDN still has the page at its first address
  await page.goto(`/${creator.username}/messages?again`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Zoe ne prend pas de messages pour le moment');
  await expectAccessible(page);
});

test('a new creator has a username, four links and a page of their own', async ({ page, stranger, baseURL }) => {
  const creator = await makeCreator();
  await signInOn(page, creator, '/dashboard?tab=profile');
  const slugs = ['two-truths-and-a-lie', 'how-well-do-you-know-me', 'never-have-i-ever', 'anonymous-messages'];
  for (const slug of slugs) {
    const link = page.getByRole('link', { name: new RegExp(`/${slug} `) });
    await expect(link).toHaveAttribute('href', new RegExp(`^(${baseURL})?/${creator.username}/${slug}$`));
  }
  await stranger.goto(`/${creator.username.toUpperCase()}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(creator.name);
  await expect(stranger.getByText("Zoe hasn't shared any quizzes yet")).toBeVisible();
});
