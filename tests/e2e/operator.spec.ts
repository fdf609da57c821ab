import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { referenceTo } from '../../domain/moderation/case.ts';
import { paths } from '../../domain/paths.ts';
import { makeDraft } from '../../domain/testing/make-quiz.ts';
import { send } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { mailsTo } from '../functions/support/mails.ts';
import { lineOf, makeOperator, report } from './operators.ts';
import { expect, goWithin, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

/** What only several people at once show: operators side by side, and those whom their cases are about. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a request passes from one operator to the other and back while both look on, and is answered by email', async ({
  page,
  stranger,
}) => {
  const email = `noa.${randomUUID().slice(0, 8)}@example.com`;
  const form = { name: 'Noa', email, inquiryType: 'safety', subject: 'On m’écrit', message: 'J’ai peur.' } as const;
  const { id } = await send(target, 'contact-requests', { id: randomUUID(), ...form });
  const [one, other] = [await makeOperator(), await makeOperator()];
  await signInOn(page, one, '/operator');
  await signInOn(stranger, other, '/operator');
  const handOver = async (from: Page, to: string, note: string) => {
    await button(from, 'Take this case').click();
    await button(from, 'Hand over').click();
    await from.getByLabel('To', { exact: true }).selectOption(to);
    await from.getByLabel('Note for the log').fill(note);
    await button(from, 'Hand over').click();
  };
  await expect(lineOf(page, id)).toContainText('Urgent');
  await lineOf(page, id).click();
  await handOver(page, other.uid, 'You speak French');
  await expect(page.getByText(`Handed to ${other.name}, who hasn't taken it yet.`)).toBeVisible();
  // the other one sees it at once, and hands it back
  await expect(lineOf(stranger, id)).toContainText('Handed to you');
  await lineOf(stranger, id).click();
  await expect(stranger.getByText('You speak French')).toBeVisible();
  await handOver(stranger, one.uid, 'She is in England');

  await expect(page.getByText('She is in England')).toBeVisible();
  await button(page, 'Take this case').click();
  await button(page, 'Answer by email').click();
  const text = page.getByLabel('Reply');
  await text.fill('Call 999.');
  // as after a laptop slept: what was typed outlives the claim
  const lapsed = { 'claim.until': Date.now() - 3_600_000 };
  await db().doc(paths.contactRequest(id)).update(lapsed);
  await expect(page.getByText('It was handed to you.')).toBeVisible();
  await button(page, 'Answer by email').click();
  await expect(page.getByText('Somebody was faster, or your time was up.')).toBeVisible();
  await button(page, 'Take this case').click();
  await expect(page.getByText("It's yours until")).toBeVisible();
  await expect(text).toHaveValue('Call 999.');
  await button(page, 'Answer by email').click();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect(stranger.getByText('Call 999.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Re: On m’écrit']);
  expect((await mailsTo(email))[0]?.text).toMatch(/^Call 999\.[\s\S]*> J’ai peur\./);
});

test('a creator learns why a quiz was removed and objects; an operator reinstates it', { tag: '@gate' }, async ({
  page,
  stranger,
}) => {
  const complaints = [watch(page), watch(stranger)];
  const creator = await makeCreator();
  // not what other tests ask: most questions of a removed quiz can't be asked again
  const { questions } = makeDraft('know-me');
  const quiz = await makeQuiz(creator, 'know-me', { questions });
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
  await expect(page.getByRole('article').getByText('It is about my own dog.')).toBeVisible();
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
