import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { send, takeQuiz } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { mailsTo } from '../functions/support/mails.ts';
import { lineOf, makeOperator, openConsole, report } from './operators.ts';
import { openUntil } from './public-copies.ts';
import { storePhoto } from './stored-photo.ts';
import { expect, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

/** What operators do with cases, and what those see whom it is about. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a report as the mail about it does, and takes it. */
async function take(page: Page, id: string): Promise<void> {
  await page.goto(`/operator?case=${encodeURIComponent(`report:${id}`)}`);
  await button(page, 'Take this case').click();
}
async function decide(page: Page, action: string, fillIn?: () => Promise<unknown>): Promise<void> {
  await button(page, action).click();
  await fillIn?.();
  await button(page, action).click();
}

test('hidden names and a removed photo are gone for visitors; the copy for operators stays', async ({
  page,
  stranger,
}) => {
  const complaints = watch(page);
  const creator = await makeCreator();
  const { uid, username, name } = creator;
  const quiz = await makeQuiz(creator, 'know-me');
  const { id: responseId } = await takeQuiz(target, quiz, quiz.draft, { name: 'Rude Rudi', right: 'yyyyy' });
  await stranger.goto('/');
  const { photoURL } = await storePhoto(stranger, creator);
  const ofPlayer = await report({ kind: 'player-name', quizId: quiz.quizId, name: 'Rude Rudi' }, 'bullying', '');
  const ofPhoto = await report({ kind: 'photo', uid }, 'sexual', '');
  const ofProfile = await report({ kind: 'profile', uid }, 'other', '');
  const photo = stranger.locator(`header img[src="${photoURL}"]`);
  const title = stranger.getByRole('heading', { level: 1 });
  await openUntil(stranger, `/${username}`, () => expect(photo).toBeVisible({ timeout: 1_000 }));
  await expect(title).toContainText(name);
  await stranger.goto(`/quiz/results/${responseId}`);
  await expect(stranger.getByText('Rude Rudi').first()).toBeVisible();

  await openConsole(page, await makeOperator());
  await take(page, ofPlayer);
  await decide(page, 'Hide the name');
  await expect(page.getByText('The name is hidden.')).toBeVisible();
  await openUntil(stranger, `/quiz/results/${responseId}`, async () => {
    await expect(title).toBeVisible();
    await expect(stranger.getByText('Rude Rudi')).toHaveCount(0, { timeout: 1_000 });
  });
  await stranger.goto(`${quiz.path}#scoreboard`);
  await expect(stranger.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem')).toHaveText([/^1Anonymous/]);

  await take(page, ofPhoto);
  await decide(page, 'Remove the photo');
  await expect(page.getByText('The photo is gone.')).toBeVisible();
  await openUntil(stranger, `/${username}`, async () => {
    await expect(title).toContainText(name);
    await expect(photo).toHaveCount(0, { timeout: 1_000 });
  });
  expect((await stranger.request.get(photoURL)).status()).toBe(404);
  await page.getByText('Show the photo').click();
  const copy = page.getByRole('img', { name: 'Show the photo' });
  await expect.poll(() => copy.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await take(page, ofProfile);
  await decide(page, 'Hide the name');
  await expect(page.getByText('The name is hidden.')).toBeVisible();
  await openUntil(stranger, `/${username}`, async () => {
    await expect(title).toContainText('Removed', { timeout: 1_000 });
    await expect(stranger.getByText(name)).toHaveCount(0, { timeout: 1_000 });
  });
  expect(complaints).toEqual([]);
});

test('somebody who is warned, suspended and let back reads each of it at once', async ({ page, stranger }) => {
  const complaints = watch(page);
  const creator = await makeCreator();
  const { uid, username } = creator;
  const found = await report({ kind: 'profile', uid }, 'bullying', 'He never stops');
  const visit = async () => (await stranger.request.get(`/${username}?${randomUUID()}`)).status();
  await signInOn(stranger, creator);
  await openConsole(page, await makeOperator());
  await take(page, found);
  await button(page, 'Warn').click();
  await button(page, 'Warn').click();
  await expect(page.getByText('This is needed.')).toBeVisible();
  await page.getByLabel('What the creator reads').fill('Leave Sam alone, please.');
  await button(page, 'Warn').click();
  const warning = stranger.getByRole('region', { name: 'A warning from our moderators' });
  await expect(warning).toContainText('Why: bullying. Leave Sam alone, please.');
  await warning.getByRole('button', { name: 'Got it' }).click();
  await expect(warning).toHaveCount(0);
  expect(await visit()).toBe(200);

  await decide(page, 'Suspend', async () => {
    await page.getByLabel('For how long').selectOption('30 days');
    await page.getByLabel('Note for the log').fill('Warned an hour ago');
  });
  const suspension = stranger.getByRole('region', { name: 'Your account is suspended' });
  await expect(suspension).toContainText('Why: bullying. It ends on');
  await expect(stranger.getByText('Warned an hour ago')).toHaveCount(0);
  expect(await visit()).toBe(404);

  await page.getByRole('button', { name: 'Suspended' }).click();
  const line = page.getByRole('article').filter({ hasText: uid });
  await expect(line).toContainText('Warned an hour ago');
  await line.getByLabel('Note for the log').fill('They talked');
  await line.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByText('The suspension is lifted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(suspension).toHaveCount(0);
  await expect(stranger.getByText('Total Responses')).toBeVisible();
  expect(await visit()).toBe(200);
  expect(complaints).toEqual([]);

  await page.context().setOffline(true);
  await expect(page.getByText('Decisions need a connection.')).toBeVisible();
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, 'Tab leads to it').toBeFocused();
}
async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test('a request goes from one operator to the other and back by keyboard alone, and is answered by email', async ({
  page,
  stranger,
}) => {
  const complaints = [watch(page), watch(stranger)];
  const email = `noa.${randomUUID().slice(0, 8)}@example.com`;
  const form = { name: 'Noa', email, inquiryType: 'safety', subject: 'On m’écrit', message: 'J’ai peur.' } as const;
  const { id } = await send(target, 'contact-requests', { id: randomUUID(), ...form });
  const [one, other] = [await makeOperator(), await makeOperator()];
  await openConsole(page, one);
  await openConsole(stranger, other);

  // from the queue to the decision
  const line = lineOf(page, id);
  await expect(line).toContainText('Urgent');
  await tabTo(page, page.getByRole('list', { name: 'Cases' }).getByRole('link').first());
  while (!(await line.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // what had the focus goes with each step, and the heading takes it
  const title = page.getByRole('heading', { level: 2, name: 'Request' });
  await expect(title).toBeFocused();
  await press(page, button(page, 'Take this case'));
  await expect(page.getByText("It's yours until")).toBeVisible();
  await expect(title).toBeFocused();
  await press(page, button(page, 'Hand over'));
  await expect(page.getByRole('heading', { level: 3, name: 'Hand over' })).toBeFocused();
  const to = page.getByLabel('To', { exact: true });
  await tabTo(page, to);
  await page.keyboard.type(other.name);
  await expect(to).toHaveValue(other.uid);
  await tabTo(page, page.getByLabel('Note for the log'));
  await page.keyboard.type('You speak French');
  await press(page, button(page, 'Hand over'));
  await expect(page.getByText(`Handed to ${other.name}, who hasn't taken it yet.`)).toBeVisible();
  await expect(title).toBeFocused();

  // the other one sees it at once, and hands it back
  await expect(lineOf(stranger, id)).toContainText('Handed to you');
  await lineOf(stranger, id).click();
  await expect(stranger.getByText('It was handed to you.')).toBeVisible();
  await expect(stranger.getByText('You speak French')).toBeVisible();
  await button(stranger, 'Take this case').click();
  await expect(page.getByText(`${other.name} is on it until`)).toBeVisible();
  await decide(stranger, 'Hand over', async () => {
    await stranger.getByLabel('To', { exact: true }).selectOption(one.uid);
    await stranger.getByLabel('Note for the log').fill('She is in England');
  });
  await expect(stranger.getByText('Handed over.')).toBeVisible();

  await expect(page.getByText('She is in England')).toBeVisible();
  await press(page, button(page, 'Take this case'));
  await press(page, button(page, 'Answer by email'));
  const text = page.getByLabel('Reply');
  await tabTo(page, text);
  await page.keyboard.type('Call 999.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We are with you.');
  // as after a laptop slept: what was typed outlives the claim
  await db()
    .doc(paths.contactRequest(id))
    .update('claim.until', Date.now() - 3_600_000);
  await expect(page.getByText('It was handed to you.')).toBeVisible();
  await press(page, button(page, 'Answer by email'));
  await expect(page.getByText('Somebody was faster, or your time was up.')).toBeVisible();
  await press(page, button(page, 'Take this case'));
  await expect(page.getByText("It's yours until")).toBeVisible();
  await expect(text).toHaveValue('Call 999.\nWe are with you.');
  await press(page, button(page, 'Answer by email'));
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect(title).toBeFocused();
  await expect(stranger.getByText('We are with you.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Re: On m’écrit']);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/^Call 999\.\nWe are with you\.[\s\S]*> J’ai peur\./);
  expect(complaints).toEqual([[expect.stringContaining('409 (Conflict)')], []]);
});
