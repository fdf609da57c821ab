import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { IN_APP } from '../../domain/testing/user-agents.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { expectAccessible } from './axe.ts';
import { write } from './offline.ts';
import { isListed } from './public-copies.ts';
import { readQr } from './qr.ts';
import { expect, goWithin, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

const CARD = 'The picture that chats show with the link';
const STORY = 'The picture for a story';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const qrOf = (within: Page | Locator) => within.getByRole('img', { name: /^QR code of / });

/** Waits for a picture and expects that it is as wide as the server draws it. */
async function expectDrawn(within: Page | Locator, alt: string, width: number): Promise<void> {
  const picture = within.getByRole('img', { name: alt, exact: true });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
}

/** Stands in for the device's share sheet, which no test browser has. It answers as the test says, and records what it was given. */
async function standInForShareSheet(page: Page, answer: 'shares' | 'is closed' | 'fails'): Promise<void> {
  await page.addInitScript((how) => {
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png') ?? false,
      share: async ({ files = [], ...rest }: ShareData) => {
        const given = { ...rest, files: files.map(({ name, type, size }) => ({ name, type, isEmpty: size === 0 })) };
        sessionStorage.setItem('given', JSON.stringify(given));
        if (how !== 'shares') throw new DOMException('', how === 'is closed' ? 'AbortError' : 'NotAllowedError');
      },
    });
  }, answer);
}
const given = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('given') ?? 'null') as unknown);

async function createQuiz(page: Page, title: string): Promise<void> {
  await page.goto('/create-quiz?type=never-have-i-ever&step=template');
  await page.getByRole('link', { name: 'Normal' }).click();
  await button(page, 'Quick Random Selection').click();
  await button(page, 'Continue').click();
  await page.getByLabel('Quiz title').fill(title);
  await button(page, 'Save Quiz').click();
}

test('a new quiz is shared from a screen of its own, which a reload keeps, Back returns to, and French has, too', async ({
  page,
  baseURL,
}) => {
  const creator = await makeCreator();
  const complaints = watch(page);
  await signInOn(page, creator);
  await createQuiz(page, 'Was that really me?');
  await page.waitForURL(`**/${creator.username}`);
  await expect(heading(page, 'Your quiz is live!')).toBeFocused();
  await expect(page.getByText('Was that really me? · WhoKnows').first()).toBeVisible();
  await expect(page.getByText('Zoe made a quiz for you.', { exact: false })).toBeVisible();
  await expectDrawn(page, CARD, 1200);
  await expectDrawn(page, STORY, 1080);
  await button(page, 'Copy Link').click();
  await expect(page.getByText('Quiz link copied to clipboard!')).toBeVisible();
  const link = await clipboard(page);
  expect(link).toMatch(new RegExp(`^${baseURL}/${creator.username}/[2-9a-z]{8}$`));
  expect(await readQr(qrOf(page))).toBe(link);
  await expectAccessible(page);

  await page.reload();
  await expect(heading(page, 'Your quiz is live!')).toBeVisible();
  await page.getByRole('link', { name: 'See it on your page' }).click();
  await expect(heading(page, creator.name)).toBeFocused();
  const card = page.getByRole('article', { name: 'Was that really me?' });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await isListed(creator.username, 1);
  await page.goBack();
  await expect(heading(page, 'Your quiz is live!')).toBeVisible();

  await page.evaluate((key) => localStorage.setItem(key, 'fr'), STORAGE_KEYS.language);
  const picture = page.waitForRequest(/\/story\/quiz\/.*lang=fr$/);
  await page.reload();
  await expect(heading(page, 'Ton quiz est en ligne\u00a0!')).toBeVisible();
  await picture;
  await expect(button(page, "Enregistrer l'image")).toBeVisible();
  await expect(button(page, 'Imprimer')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Aller au tableau de bord' }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=quizzes$/);
  expect(complaints).toEqual([]);
});

test('one sheet opens wherever a creator finds a link; Back and a reload know it', async ({ page, baseURL }) => {
  const creator = await makeCreator();
  const { path, quizId } = await makeQuiz(creator, 'two-truths');
  const complaints = watch(page);
  await signInOn(page, creator);
  const profile = `/${creator.username}`;
  const messages = `${profile}/anonymous-messages`;
  for (const [address, opener, title, link] of [
    ['/dashboard', /^Share & Promote/, 'Share your page', profile],
    ['/dashboard', 'Share your link', 'Share your message link', messages],
    ['/dashboard?tab=quizzes', /^Share localhost/, 'Share this quiz', path],
    ['/dashboard?tab=profile', /howwell|how-well/, 'Share this list', `${profile}/how-well-do-you-know-me`],
    ['/dashboard?tab=messages', /^Share localhost/, 'Share your message link', messages],
    [`/quiz/${quizId}/details`, 'Share', 'Share this quiz', path],
    [profile, 'Share', 'Share this quiz', path],
  ] as const) {
    await (address === profile ? page.goto(address) : goWithin(page, address));
    const open = page.getByRole('button', { name: opener, exact: true }).first();
    await open.click();
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toBeVisible();
    expect(await readQr(qrOf(sheet))).toBe(baseURL + link);
    await expectDrawn(sheet, CARD, 1200);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
  }
  await button(page, 'Share').click();
  const sheet = page.getByRole('dialog', { name: 'Share this quiz' });
  await expectDrawn(sheet, STORY, 1080);
  await page.reload();
  await expectDrawn(sheet, STORY, 1080);
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(profile);
  expect(complaints).toEqual([]);
});

test('a story is shared as a file and nothing else, with the link on the clipboard', async ({ page, baseURL }) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me');
  await isListed(creator.username, 1);
  await standInForShareSheet(page, 'shares');
  await page.goto(`/${creator.username}`);
  await button(page, 'Share').click();
  await button(page, 'Share as a story').click();
  await expect(page.getByText('Link copied: paste it onto your story.')).toBeVisible();
  expect(await given(page)).toEqual({ files: [{ name: 'whoknows-story.png', type: 'image/png', isEmpty: false }] });
  expect(await clipboard(page)).toBe(baseURL + path);
});

test('a share sheet that is closed is no news, and one that fails leaves the picture to save', async ({ page }) => {
  const creator = await makeCreator();
  await makeQuiz(creator, 'know-me');
  await isListed(creator.username, 1);
  const second = await page.context().newPage();
  for (const [on, answer] of [
    [page, 'is closed'],
    [second, 'fails'],
  ] as const) {
    await standInForShareSheet(on, answer);
    await on.goto(`/${creator.username}`);
    await button(on, 'Share').click();
    await button(on, 'Share as a story').click();
    await expect.poll(() => given(on)).not.toBeNull();
  }
  await expect(second.getByText("That didn't work here.", { exact: false })).toBeVisible();
  await expect(button(second, 'Save picture')).toBeVisible();
  await expect(page.getByText(/^Link copied|didn't work/)).toHaveCount(0);
});

test('without a share sheet the picture is saved', async ({ page }) => {
  const creator = await makeCreator();
  await makeQuiz(creator, 'know-me');
  await isListed(creator.username, 1);
  await page.goto(`/${creator.username}`);
  await button(page, 'Share').click();
  const saved = page.waitForEvent('download');
  await button(page, 'Save picture').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('whoknows-story.png');
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await expect(button(page, 'Share as a story')).toHaveCount(0);
});

test.describe("in an app's own browser", () => {
  test.use({ userAgent: IN_APP.android.Instagram });

  test('where downloads fail, the picture has its own address and is held', async ({ page, baseURL }) => {
    const creator = await makeCreator();
    const { quizId } = await makeQuiz(creator, 'know-me');
    await isListed(creator.username, 1);
    await page.goto(`/${creator.username}`);
    await button(page, 'Share').click();
    await expect(page.getByText('Hold the picture to save it.')).toBeVisible();
    await expectDrawn(page, STORY, 1080);
    const src = await page.getByRole('img', { name: STORY }).evaluate((image: HTMLImageElement) => image.src);
    expect(src).toMatch(new RegExp(`^${baseURL}/story/quiz/${quizId}\\.png\\?v=`));
    await expect(button(page, 'Save picture')).toHaveCount(0);
  });
});

test('a private quiz shows nothing of itself, and the sheet says what friends need', async ({ page }) => {
  const creator = await makeCreator();
  await makeQuiz(creator, 'know-me', { isPublic: false, password: 'sesame', title: 'Our secret' });
  await signInOn(page, creator, '/dashboard?tab=quizzes');
  await page.getByRole('button', { name: /^Share localhost/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this quiz' });
  await expect(sheet.getByText("It's private: friends need the password too.")).toBeVisible();
  await expect(sheet.getByText('Private Quiz Access · WhoKnows')).toBeVisible();
  await expectDrawn(sheet, CARD, 1200);
  await expectDrawn(sheet, STORY, 1080);
  await expect(sheet).not.toContainText('Our secret');
});

test('without a network the link is copied and the code is there; the pictures come with the network', async ({
  page,
  context,
  baseURL,
}) => {
  const creator = await makeCreator();
  await makeQuiz(creator, 'know-me', { title: 'The first' });
  const { path } = await makeQuiz(creator, 'two-truths', { title: 'The second' });
  await isListed(creator.username, 2);
  await page.goto(`/${creator.username}`);
  const share = (title: string) => button(page.getByRole('article', { name: title }), 'Share').click();
  const sheet = page.getByRole('dialog', { name: 'Share this quiz' });
  await share('The first'); // its code is here now
  await expectDrawn(sheet, CARD, 1200);
  await button(sheet, 'Close').click();
  await context.setOffline(true);
  await share('The second');
  await expect(sheet.getByText("No network. The picture comes as soon as you're back.")).toHaveCount(2);
  await button(sheet, 'Copy Link').click();
  await expect(sheet.getByText('Quiz link copied to clipboard!')).toBeVisible();
  expect(await clipboard(page)).toBe(baseURL + path);
  expect(await readQr(qrOf(sheet))).toBe(baseURL + path);
  await expectAccessible(page);
  await context.setOffline(false);
  await expectDrawn(sheet, CARD, 1200);
  await expectDrawn(sheet, STORY, 1080);
});

test('a link that could not be copied says so, and a picture that failed is fetched again', async ({ page }) => {
  const creator = await makeCreator();
  await makeQuiz(creator, 'know-me');
  await isListed(creator.username, 1);
  await page.route('**/og/**', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(`/${creator.username}`);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await button(page, 'Share').click();
  await button(page, 'Copy Link').click();
  await expect(page.getByText('Failed to copy link. Please try again.')).toBeVisible();
  await expect(page.getByText("The picture didn't make it.")).toBeVisible();
  await button(page, 'Try again').click();
  await expectDrawn(page, CARD, 1200);
});

test('a printer gets the code with its link, and nothing else of the page', async ({ page }) => {
  const creator = await makeCreator();
  const { path } = await makeQuiz(creator, 'know-me', { title: 'On paper' });
  await isListed(creator.username, 1);
  await page.addInitScript(() => Object.assign(window, { print: () => sessionStorage.setItem('printed', '1') }));
  await page.goto(`/${creator.username}`);
  await button(page, 'Share').click();
  await button(page, 'Print').click();
  expect(await page.evaluate(() => sessionStorage.getItem('printed'))).toBe('1');
  await page.emulateMedia({ media: 'print' });
  const poster = page
    .locator('body > div')
    .filter({ has: page.locator('svg') })
    .last();
  await expect(poster).toBeVisible();
  await expect(poster).toContainText('On paper');
  await expect(poster).toContainText(path);
  await expect(page.locator('#root')).toBeHidden();
});

test('a message is shared as a story by its reader, whose token fetches the picture', async ({ page, baseURL }) => {
  const creator = await makeCreator();
  const id = await write(creator, 'You were kind to me on my first day.');
  const complaints = watch(page);
  await standInForShareSheet(page, 'shares');
  await signInOn(page, creator, '/dashboard?tab=messages');
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Anonymous message' });
  const asked = page.waitForRequest(`**/story/message/${id}.png`);
  await button(dialog, 'Share as a story').click();
  expect((await asked).headers()['authorization']).toMatch(/^Bearer ./);
  await expect(dialog.getByRole('heading', { name: 'Share as a story' })).toBeFocused();
  await expectDrawn(dialog, 'The message as a picture for a story', 1080);
  await expectAccessible(page);
  await button(dialog, 'Share as a story').click();
  await expect(dialog.getByText('Link copied: paste it onto your story.')).toBeVisible();
  expect(await given(page)).toMatchObject({ files: [{ name: 'whoknows-message.png' }] });
  expect(await clipboard(page)).toBe(`${baseURL}/${creator.username}/anonymous-messages`);
  await button(dialog, 'Back').click();
  await expect(button(dialog, 'Share as a story')).toBeFocused();
  // with a reply, it is on the same picture
  await button(dialog, 'Reply').click();
  await dialog.getByLabel('Your reply').fill('So were you.');
  await button(dialog, 'Send reply').click();
  await button(dialog, 'Share as a story').click();
  await expectDrawn(dialog, 'The message and your reply as a picture for a story', 1080);
  expect(complaints).toEqual([]);
});

test("a result is shared as a story, with the quiz's link", async ({ page, baseURL }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Kim', right: 'yyyyn' });
  await page.goto(`/quiz/results/${id}`);
  const story = page.waitForResponse(new RegExp(`/story/result/${id}\\.png`));
  await button(page, 'Share as a story').click();
  const sheet = page.getByRole('dialog', { name: 'Share this result' });
  expect((await story).headers()['cache-control']).toContain('immutable'); // page and server agree on what it shows
  await expectDrawn(sheet, STORY, 1080);
  expect(await readQr(qrOf(sheet))).toBe(baseURL + quiz.path);
  await expectAccessible(page);
});
