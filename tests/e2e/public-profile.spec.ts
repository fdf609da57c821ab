import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { LINK_SLUG } from '../../domain/profiles/links.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { changeProfile, isListed } from './public-copies.ts';
import { expect, goWithin, makeCreator, makeQuiz, test, watch } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).getByRole('definition');
const BADGES = {
  'two-truths': '2 Truths & Lie',
  'never-have-i-ever': 'Never Have I Ever',
  'know-me': 'How Well Know Me',
} as const;
const TYPES = ['two-truths', 'never-have-i-ever', 'know-me'] as const;

test('a creator with quizzes: counts, tiles, cards, copy and share', async ({ page, baseURL }) => {
  const creator = await makeCreator();
  for (const type of TYPES) await makeQuiz(creator, type, { title: `Mine: ${type}` });
  const { path } = await makeQuiz(creator, 'know-me', { title: 'The newest' });
  await makeQuiz(creator, 'know-me', { title: 'A secret', isPublic: false, password: 'pancakes' });
  // else the count of these five comes after the figures that are made up here
  await isListed(creator.username, 4);
  await changeProfile(creator, { stats: { quizzes: 1234, plays: 1, averagePercent: 63.4 } });
  const complaints = watch(page);
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(creator.name);
  await expect(page.getByText(`@${creator.username}`).first()).toBeVisible();
  for (const [name, value] of [
    ['Quizzes', '1,234'],
    ['Players', '1'],
    ['Avg Score', '6.3/10'],
  ] as const) {
    await expect(figure(page, name)).toHaveText(value);
  }
  // what one comes for is there at once, on a phone and on a wide screen
  await expect(page.getByRole('link', { name: 'Take Quiz' }).first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('link', { name: 'Take Quiz' }).nth(1)).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Send Anonymous Message')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toContainText('The newest');
  for (const type of TYPES) {
    await expect(page.getByRole('article', { name: `Mine: ${type}` })).toContainText(BADGES[type]);
  }
  const card = page.getByRole('article', { name: 'The newest' });
  await expect(card).toContainText(`${new Date().getUTCFullYear()}`);
  await expect(card).toContainText('0 responses');
  await expect(card.getByRole('link', { name: 'Take Quiz' })).toHaveAttribute('href', path);

  await card.getByRole('button', { name: 'Copy quiz link' }).click();
  await expect(page.getByText('Quiz link copied to clipboard!')).toBeVisible();
  expect(await clipboard(page)).toBe(baseURL + path);
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: ShareData) => sessionStorage.setItem('shared', data.url ?? '') });
  });
  await card.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this quiz' });
  await sheet.getByRole('button', { name: 'Share...' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared'))).toBe(baseURL + path);
  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await sheet.getByRole('button', { name: 'Share...' }).click();
  await expect(page.getByText('Failed to copy link. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();

  await page.evaluate(() => localStorage.setItem('preferred-language', 'fr'));
  await page.reload();
  await expect(card.getByRole('link', { name: 'Faire le quiz' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copier le lien du quiz' })).toBeVisible();
  await expect(button(page, 'Envoyer un message anonyme')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an empty profile says so; a message is written and sent there, and its draft is that of the message page', async ({
  page,
}) => {
  const creator = await makeCreator();
  const text = 'Line one "quoted" & \'single\'\n<b>bold?</b> 100% {{name}} #1 + é 😀';
  const complaints = watch(page);
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { name: "Zoe hasn't shared any quizzes yet" })).toBeVisible();
  await expect(figure(page, 'Quizzes')).toHaveText('0');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tell Zoe anything' }).click();
  await expect(page.locator('#message')).toBeFocused();
  const box = page.getByRole('textbox', { name: 'Your anonymous message' });
  const send = button(page, 'Send Anonymous Message');
  await expect(send).toBeDisabled();
  await expect(page.getByText('0 / 1000')).toBeVisible();
  await box.fill('x'.repeat(1000));
  await expect(page.getByText('1000 / 1000')).toBeVisible();
  await box.press('y');
  await expect(box).toHaveValue('x'.repeat(1000));
  await box.fill(text);
  await page.goto(`/${creator.username}/anonymous-messages`);
  await expect(box).toHaveValue(text);
  await box.fill(`${text}!`);
  await page.goto(`/${creator.username}?prefill=${encodeURIComponent('From a link')}`);
  await expect(box).toHaveValue(`${text}!`);
  await expect(page.getByText('From the link: From a link')).toBeVisible();
  await expect(send).toBeInViewport();

  await send.click();
  await expect(page.getByRole('heading', { level: 2, name: "It's on its way!" })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: "It's on its way!" })).toBeInViewport();
  await expect(page).toHaveURL(`/${creator.username}`);
  await expect(page.getByRole('link', { name: 'Create Your Own Quiz!' })).toHaveAttribute('href', '/create-quiz');
  await expectAccessible(page);
  await button(page, 'Send Another Message').click();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  // by keyboard
  await box.pressSequentially('And another');
  await box.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2, name: "It's on its way!" })).toBeFocused();
  const sent = await db().collection(paths.messages).where('recipientId', '==', creator.uid).get();
  expect(sent.docs.map((message) => message.get('message')).toSorted()).toEqual(['And another', `${text}!`]);
  await page.reload();
  await expect(box).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('an account from before there was a copy of the profile under its username has its page', async ({ page }) => {
  const creator = await makeCreator();
  await db().doc(paths.username(creator.username)).set({ uid: creator.uid });
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(creator.name);
  // and nobody has the page of an account that is being deleted
  await db().doc(paths.profile(creator.uid)).delete();
  const reservation = db().doc(paths.username(creator.username));
  // a copy that was late goes again
  await expect.poll(async () => (await reservation.get()).data()).toEqual({ uid: creator.uid });
  // the CDN still has the page at its first address
  await page.goto(`/${creator.username}?again`);
  await page.waitForURL('**/404');
});

test('a closed inbox is told on the profile and on a section, without a box', async ({ page }) => {
  const creator = await makeCreator();
  await changeProfile(creator, { acceptsMessages: false });
  for (const address of [`/${creator.username}`, `/${creator.username}/truth`]) {
    await page.goto(address);
    await expect(page.getByText("Zoe isn't taking messages right now. Come back another day.")).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(button(page, 'Send Anonymous Message')).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('sections by every name: title, quizzes of the type, links and the message box', async ({ page, baseURL }) => {
  const creator = await makeCreator();
  for (const type of ['two-truths', 'know-me'] as const) await makeQuiz(creator, type, { title: `Mine: ${type}` });
  await isListed(creator.username, 2);
  const complaints = watch(page);
  for (const [link, title, count] of [
    ['truth', '2 Truths & A Lie', 1],
    ['howwell', 'How Well Do You Know Me?', 1],
    ['never', 'Never Have I Ever', 0],
  ] as const) {
    for (const slug of [LINK_SLUG[link], link]) {
      await page.goto(`/${creator.username}/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { name: `Available Quizzes (${count})`, exact: true })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(count);
      await expect(page.getByRole('heading', { name: 'Anonymous Messages', exact: true })).toBeVisible();
    }
  }
  await expect(page.getByText("Zoe hasn't shared any quizzes of this kind yet")).toBeVisible();
  await expectAccessible(page);
  for (const slug of ['anonymous-messages', 'messages']) {
    await page.goto(`/${creator.username}/${slug}`);
    await expect(page.getByRole('textbox')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Available Quizzes/ })).toHaveCount(0);
  }

  await page.goto(`/${creator.username}/truth`);
  await expect(page.getByRole('link', { name: 'Take Quiz' })).toBeVisible();
  await button(page, 'Copy quiz link').click();
  await expect(page.getByText('Quiz link copied to clipboard!')).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await button(page, 'Share Section').click();
  const sheet = page.getByRole('dialog', { name: 'Share this list' });
  await sheet.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Section link copied to clipboard!')).toBeVisible();
  expect(await clipboard(page)).toBe(`${baseURL}/${creator.username}/two-truths-and-a-lie`);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('textbox').fill('From a section');
  await expect(page.getByText("You'll get one last look before it sends.")).toBeVisible();
  await button(page, 'Send Anonymous Message').click();
  await expect(page).toHaveURL(/anonymous-messages\?prefill=From%20a%20section$/);
  await expect(page.getByRole('textbox')).toHaveValue('From a section');
  expect(complaints).toEqual([]);
});

test('nobody there, what can be nobody, and a section that does not exist', async ({ page }) => {
  for (const address of ['/nobodyhere', '/nobodyhere/truth', '/nobodyhere/anonymous-messages', '/quiz']) {
    await page.goto(address);
    await page.waitForURL('**/404');
    await expect(page.getByText("User not found. This user doesn't exist.")).toBeVisible();
  }
  for (const address of ['/nobodyhere/two-truths', '/nobodyhere/howwelldoyouknowme']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Section not found');
    await expect(page.getByText("This section doesn't exist.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all quizzes' })).toHaveAttribute('href', '/nobodyhere');
  }
  await expectAccessible(page);
  await page.goto('/a!b');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile not found');
  await expect(page.getByText("This profile doesn't exist.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(/\/$/);
});

test('page by page; a failed read is told, loses nothing and can be tried again', async ({ page }) => {
  const creator = await makeCreator();
  await Promise.all(Array.from({ length: 21 }, (_, index) => makeQuiz(creator, 'know-me', { title: `Quiz ${index}` })));
  await isListed(creator.username, 21);
  let isBroken = true;
  await page.route('**/documents/listings/**', (route) => (isBroken ? route.abort() : route.continue()));
  // within the app; the first page of a visit comes with its list
  await page.goto('/404');
  await goWithin(page, `/${creator.username}`);
  await expect(page.getByRole('heading', { name: "This didn't load" })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(creator.name);
  await expectAccessible(page);
  isBroken = false;
  await button(page, 'Try again').click();
  await expect(page.getByRole('article')).toHaveCount(20);

  // the rest is there already
  isBroken = true;
  await button(page, 'Show more').click();
  await expect(page.getByRole('article')).toHaveCount(21);
  await expect(button(page, 'Show more')).toHaveCount(0);
});

test('long names and titles stay on a small phone with text twice as large', async ({ page }) => {
  const creator = await makeCreator();
  await makeQuiz(creator, 'never-have-i-ever', { title: 'Donaudampfschifffahrtsgesellschaftskapitän, and I' });
  await isListed(creator.username, 1);
  await changeProfile(creator, { name: 'Maximiliana Featherstonehaugh-Wolfeschlegelsteinhausen' });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [`/${creator.username}`, `/${creator.username}/never`]) {
    await page.goto(address);
    await expect(page.getByRole('article')).toBeVisible();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const tooWide = await page
      .getByRole('main')
      .locator('*')
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.outerHTML),
      );
    expect(tooWide).toEqual([]);
  }
});
