import { IN_APP } from '@domain/testing/user-agents.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../testing/axe.ts';
import { backend } from '../testing/backend.ts';
import { refuseCopying, replaceInNavigator } from '../testing/navigator.ts';
import { countRequests, goOffline, goOnline } from '../testing/network.ts';
import { clipboard } from '../testing/on-page.ts';
import { isListed } from '../testing/public-copies.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const CARD = 'The picture that chats show with the link';
const STORY = 'The picture for a story';
const button = (within: Pick<Locator, 'getByRole'>, name: string) => within.getByRole('button', { name, exact: true });
const sheet = page.getByRole('dialog', { name: 'Share this quiz' });
const copiedForStory = page.getByText('Link copied: paste it onto your story.');

/** Waits for a picture and expects that it is as wide as the server draws it. */
async function expectDrawn(alt: string, width: number): Promise<void> {
  const picture = page.getByRole('img', { name: alt, exact: true });
  await expect.element(picture).toBeVisible();
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(width);
}

/** Stands in for the device's share sheet, which no test browser has. Returns what it was given. */
function standInForShareSheet(refusal?: 'AbortError' | 'NotAllowedError'): object[] {
  const given: object[] = [];
  replaceInNavigator('canShare', ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png') ?? false);
  replaceInNavigator('share', async ({ files = [], ...rest }: ShareData) => {
    given.push({ ...rest, files: files.map(({ name, type, size }) => ({ name, type, isEmpty: size === 0 })) });
    if (refusal) throw new DOMException('', refusal);
  });
  return given;
}

/** Opens the sheet of a creator's only quiz, on the creator's page. */
async function openSheet() {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me', { title: 'On paper' });
  await isListed(creator, 1);
  await renderScreen(`/${creator.username}`);
  await button(page, 'Share').click();
  return quiz;
}

test('a story is shared as a file only, with the link on the clipboard; a closed share sheet shows nothing, a failed one another way', async () => {
  const closed = standInForShareSheet('AbortError');
  const { path } = await openSheet();
  const share = button(page, 'Share as a story');
  await share.click();
  await expect.poll(() => closed).toHaveLength(1);
  await expect.element(share).toBeVisible();
  await expect.element(page.getByText(/^Link copied|didn't work/)).not.toBeInTheDocument();
  const given = standInForShareSheet();
  await share.click();
  await expect.element(copiedForStory).toBeVisible();
  expect(given).toEqual([{ files: [{ name: 'whoknows-story.png', type: 'image/png', isEmpty: false }] }]);
  expect(await clipboard()).toBe(`${location.origin + path}#story`);
  standInForShareSheet('NotAllowedError');
  await share.click();
  await expect.element(page.getByText("That didn't work here.")).toBeVisible();
  await expect.element(button(page, 'Save picture')).toBeVisible();
});

test('in an in-app browser, where downloads fail, the picture has its own URL and is saved by a long press', async () => {
  replaceInNavigator('userAgent', IN_APP.android.Instagram);
  const { quizId } = await openSheet();
  await expect.element(page.getByText('Hold the picture to save it.')).toBeVisible();
  await expectDrawn(STORY, 1080);
  const { src } = page.getByRole('img', { name: STORY }).element() as HTMLImageElement;
  expect(src).toContain(`${location.origin}/story/quiz/${quizId}.png?v=`);
  await expect.element(button(page, 'Save picture')).not.toBeInTheDocument();
});

test('a private quiz shows nothing of itself, and the sheet says what friends need', async () => {
  const creator = await backend.makeCreator();
  await backend.makeQuiz(creator, 'know-me', { isPublic: false, password: 'sesame', title: 'Our secret' });
  await renderScreen('/dashboard?tab=quizzes', { as: creator, size: 'desk', scheme: 'dark' });
  await page.getByRole('button', { name: /^Share localhost/ }).click();
  await expect.element(sheet.getByText("It's private: friends need the password too.")).toBeVisible();
  await expect.element(sheet.getByText(/'s private quiz · WhoKnows$/)).toBeVisible();
  await expectDrawn(CARD, 1200);
  await expectDrawn(STORY, 1080);
  await expect.element(sheet).not.toMatchTextContent('Our secret');
  await expectAccessible();
});

test('offline the QR code shows, and the pictures load with the network; a failed one is fetched again; a link that could not be copied says so', async () => {
  await commands.answerRequests('**/og/**', { status: 503, json: {} });
  await openSheet();
  refuseCopying();
  await button(page, 'Copy Link').click();
  await expect.element(page.getByText('Failed to copy link. Please try again.')).toBeVisible();
  await expect.element(page.getByText("The picture didn't make it.")).toBeVisible();
  await commands.releaseRequests();
  await button(page, 'Try again').click();
  await expectDrawn(CARD, 1200);
  await button(sheet, 'Close').click();
  await goOffline();
  await button(page, 'Share').click();
  const missing = sheet.getByText("No network. The picture comes as soon as you're back.");
  await expect.poll(() => missing.elements()).toHaveLength(2);
  await expect.element(sheet.getByRole('img', { name: /^QR code of / })).toBeVisible();
  await goOnline();
  await expectDrawn(CARD, 1200);
  await expectDrawn(STORY, 1080);
});

test('a printout has the QR code with its link, and nothing else of the page', async () => {
  const { print } = window;
  const prints: Event[] = [];
  window.print = () => void prints.push(new Event('print'));
  onTestFinished(async () => {
    window.print = print;
    await commands.emulateMedia({ media: 'screen' });
  });
  const { path } = await openSheet();
  await button(page, 'Print').click();
  expect(prints).toHaveLength(1);
  await commands.emulateMedia({ media: 'print' });
  const shown = [...document.body.children].filter((part) => part.checkVisibility());
  expect(shown).toHaveLength(1);
  expect(shown[0]?.querySelector('svg')).toBeVisible();
  expect(shown[0]).toMatchTextContent(path);
});

test('a message is shared as a story; with a reply, both are in the picture', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await backend.sendMessage(creator, 'You were kind to me on my first day.');
  const given = standInForShareSheet();
  await renderScreen('/dashboard?tab=messages', { as: creator });
  await page.getByRole('button', { name: /^Sealed message/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Anonymous message' });
  const share = button(dialog, 'Share as a story');
  await share.click();
  await expect.element(dialog.getByRole('heading', { name: 'Share as a story' })).toHaveFocus();
  await expectDrawn('The message as a picture for a story', 1080);
  await share.click();
  await expect.element(copiedForStory).toBeVisible();
  expect(given).toMatchObject([{ files: [{ name: 'whoknows-message.png' }] }]);
  expect(await clipboard()).toBe(`${location.origin}/${creator.username}/anonymous-messages#story`);
  await button(dialog, 'Back').click();
  await expect.element(share).toHaveFocus();
  await button(dialog, 'Reply').click();
  await dialog.getByLabelText('Your reply').fill('So were you.');
  await button(dialog, 'Send reply').click();
  await share.click();
  await expectDrawn('The message and your reply as a picture for a story', 1080);
});

test('a result is shared as a story that is the same from the page and the server', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  const { id } = await backend.takeQuiz(quiz, { name: 'Kim', right: 'yyyyn' });
  await renderScreen(`/quiz/results/${id}`);
  const stories = countRequests(new RegExp(`/story/result/${id}\\.png`));
  await page.getByText('More', { exact: true }).click();
  await button(page, 'Share as a story').click();
  await expectDrawn(STORY, 1080);
  const reply = await fetch(stories()[0] ?? '');
  expect(reply.headers.get('cache-control')).toContain('s-maxage=3600');
});
