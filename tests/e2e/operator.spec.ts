import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { referenceTo } from '../../domain/moderation/case.ts';
import { paths } from '../../domain/paths.ts';
import { send } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { mailsTo } from '../functions/support/mails.ts';
import { lineOf, makeOperator, report } from './operators.ts';
import { expect, goWithin, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

/** What only several people at once show: operators side by side, and those whom their cases are about. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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

test('a request passes from one operator to the other and back by keyboard alone, and is answered by email', async ({
  page,
  stranger,
}) => {
  const complaints = [watch(page), watch(stranger)];
  const email = `noa.${randomUUID().slice(0, 8)}@example.com`;
  const form = { name: 'Noa', email, inquiryType: 'safety', subject: 'On m’écrit', message: 'J’ai peur.' } as const;
  const { id } = await send(target, 'contact-requests', { id: randomUUID(), ...form });
  const [one, other] = [await makeOperator(), await makeOperator()];
  await signInOn(page, one, '/operator');
  await signInOn(stranger, other, '/operator');

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
  await button(stranger, 'Hand over').click();
  await stranger.getByLabel('To', { exact: true }).selectOption(one.uid);
  await stranger.getByLabel('Note for the log').fill('She is in England');
  await button(stranger, 'Hand over').click();
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

test('a creator learns why a quiz was removed and objects; an operator reinstates it', { tag: '@gate' }, async ({
  page,
  stranger,
}) => {
  const complaints = [watch(page), watch(stranger)];
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const { title } = quiz.draft;
  const id = await report({ kind: 'quiz', quizId: quiz.quizId }, 'spam', 'It sells things');
  await signInOn(stranger, creator);
  await signInOn(page, await makeOperator(), `/operator?case=${encodeURIComponent(`report:${id}`)}`);
  await page.getByRole('button', { name: 'Take this case' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  // the reporter gave the wrong reason
  await page.getByLabel('The reason the creator reads').selectOption('bullying');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Remove it' }).click();

  // what, why and when, on the dashboard and with the quiz
  const notice = stranger.getByRole('region', { name: 'News from our moderators' });
  await expect(notice).toContainText(`We removed your quiz “${title}”.`);
  await expect(notice).toContainText(/Why: bullying\. Someone reported it, .* decided on \d+ \w+ \d{4}\./);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toHaveCount(0);
  await goWithin(stranger, '/dashboard?tab=quizzes');
  const card = stranger.getByRole('article', { name: title });
  await expect(card).toContainText('Removed');
  await expect(card).toContainText('Why: bullying.');
  for (const name of [/Share/, /Copy/]) await expect(card.getByRole('button', { name })).toHaveCount(0);
  await card.getByRole('button', { name: /actions/i }).click();
  await expect(stranger.getByRole('menuitem')).toHaveText(['View Details', 'Delete Quiz']);
  await stranger.keyboard.press('Escape');
  await card.getByRole('link', { name: 'Think we got it wrong? Write to us' }).click();
  await expect(stranger.getByLabel('Subject')).toHaveValue('I object to a decision');
  const message = stranger.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(new RegExp(`${referenceTo(id).replaceAll(/[[\].]/g, '\\$&')}`));
  await message.press('ControlOrMeta+End');
  await message.pressSequentially('It is about my own dog.');
  await stranger.getByLabel('Your name').fill(creator.name);
  await stranger.getByLabel('Your email').fill(creator.email);
  await stranger.getByRole('button', { name: 'Send message' }).click();

  // the objection is a case, and leads to the decision
  const requests = db().collection(paths.contactRequests).where('email', '==', creator.email);
  await expect.poll(async () => (await requests.get()).size).toBe(1);
  const [request] = (await requests.get()).docs;
  await goWithin(page, `/operator?case=request:${request?.id}`);
  await expect(page.getByText('It is about my own dog.')).toBeVisible();
  await page.getByRole('link', { name: "The decision it's about" }).click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('This is needed.')).toBeVisible();
  await page.getByLabel('Note for the log').fill('A dog can be teased');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('put it back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put back' })).toHaveCount(0);

  await goWithin(stranger, '/dashboard?tab=quizzes');
  await expect(notice).toContainText(`Your quiz “${title}” is back.`);
  await expect(card).not.toContainText('Removed');
  await expect(card.getByRole('button', { name: /Share/ })).toBeVisible();
  expect(complaints).toEqual([[], []]);
});
