// walks: src/sharing/
import type { Locator, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { isListed } from './public-copies.ts';
import { readQr } from './qr.ts';
import { expect, goWithin, makeCreator, makeQuiz, signInOn, test, watch } from './support.ts';

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

async function createQuiz(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Normal' }).click();
  await button(page, 'Quick Random Selection').click();
  for (let left = 5; left > 0; left--) await button(page, "That's right").click();
  await button(page, 'Continue').click();
  await page.getByLabel('Quiz title').fill(title);
  await button(page, 'Save Quiz').click();
}

test('a new quiz has its own sharing screen, which a reload keeps, Back returns to, and French has, too', {
  tag: '@gate',
}, async ({ page, baseURL }) => {
  const creator = await makeCreator();
  const complaints = watch(page);
  await signInOn(page, creator, '/create-quiz?type=never-have-i-ever&step=template');
  await createQuiz(page, 'Was that really me?');
  await page.waitForURL(`**/${creator.username}`);
  await expect(heading(page, 'Your quiz is live!')).toBeFocused();
  await expect(page.getByText('Was that really me? · WhoKnows').first()).toBeVisible();
  await expect(page.getByText('Zoe made a quiz for you.', { exact: false })).toBeVisible();
  await expectDrawn(page, CARD, 1200);
  await expectDrawn(page, STORY, 1080);
  await button(page, 'Copy Link').click();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`^${baseURL}/${creator.username}/[2-9a-z]{8}$`));
  expect(await readQr(qrOf(page))).toBe(`${await clipboard(page)}#qr`);

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
  await page.getByRole('link', { name: 'Aller au tableau de bord' }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=quizzes$/);
  expect(complaints).toEqual([]);
});

test('the same sheet opens wherever a creator finds a link, and closes with Back', async ({ page, baseURL }) => {
  const creator = await makeCreator();
  const { path, quizId } = await makeQuiz(creator, 'two-truths');
  await signInOn(page, creator);
  const profile = `/${creator.username}`;
  // by the whole name, and none that the page before has, too: that one may be there still
  const shareOf = (link: string) => `Share ${(baseURL + link).replace('http://', '')}`;
  const messages = `${profile}/anonymous-messages`;
  for (const [address, opener, title, link] of [
    ['/dashboard', /^Share & Promote/, 'Share your page', profile],
    ['/dashboard', 'Share your link', 'Share your message link', messages],
    ['/dashboard?tab=messages', shareOf(messages), 'Share your message link', messages],
    ['/dashboard?tab=quizzes', shareOf(path), 'Share this quiz', path],
    ['/dashboard?tab=profile', /howwell|how-well/, 'Share this list', `${profile}/how-well-do-you-know-me`],
    [`/quiz/${quizId}/details`, 'Share', 'Share this quiz', path],
    [profile, 'Share', 'Share this quiz', path],
  ] as const) {
    await goWithin(page, address);
    await page.getByRole('button', { name: opener, exact: true }).first().click();
    const sheet = page.getByRole('dialog', { name: title });
    expect(await readQr(qrOf(sheet))).toBe(`${baseURL}${link}#qr`);
    await page.goBack();
    await expect(sheet).toBeHidden();
  }
});
