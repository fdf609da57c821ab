import { closedPaths, paths } from '../../domain/paths.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { expect, makeCreator, makeQuiz, signInOn, test } from './support.ts';

const DAY_MS = 24 * 3_600_000;

test('somebody who was warned reads why, once', async ({ page }) => {
  const creator = await makeCreator();
  const account = db().doc(paths.account(creator.uid));
  await account.update({ warnings: [{ at: Date.now(), reason: 'bullying', note: 'Leave Sam alone, please.' }] });
  await signInOn(page, creator);
  const notice = page.getByRole('region', { name: 'A warning from our moderators' });
  await expect(notice).toContainText('Why: bullying. Leave Sam alone, please.');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(async () => (await account.get()).get('warningsSeenAt')).toBeDefined();
  await page.reload();
  await expect(page.getByText('Total Responses')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('somebody who is suspended reads why, until when and how to object; visitors find nobody', async ({
  page,
  stranger,
}) => {
  const creator = await makeCreator();
  const { username } = creator;
  const { quizId } = await makeQuiz(creator, 'know-me');
  const suspension = { at: Date.now(), until: Date.now() + 7 * DAY_MS, reason: 'threat' };
  const batch = db().batch();
  batch.set(db().doc(closedPaths.suspension(creator.uid)), {});
  batch.update(db().doc(paths.account(creator.uid)), { suspension });
  for (const path of [paths.profile(creator.uid), paths.username(username), paths.quiz(quizId)])
    batch.update(db().doc(path), { isSuspended: true });
  await batch.commit();

  await signInOn(page, creator);
  const notice = page.getByRole('region', { name: 'Your account is suspended' });
  await expect(notice).toContainText(/Why: a threat\. It ends on \d+ \w+ \d{4}\./);
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Think we got it wrong? Write to us' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('radio', { name: 'Support' })).toBeChecked();

  for (const address of [`/${username}`, `/${username}/${quizId}`]) {
    const answer = await stranger.goto(address);
    expect([address, answer?.status()]).toEqual([address, 404]);
  }
});
