import { closedPaths, paths } from '../../domain/paths.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { expect, makeCreator, makeQuiz, signInOn, target, test, watch } from './support.ts';

const reportsOf = async (field: 'uid' | 'quizId', id: string) =>
  (await db().collection(closedPaths.reports).where(`subject.${field}`, '==', id).get()).docs.map((one) => one.data());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });

  test('a profile and a question are reported without an account; what is typed survives a lost connection', async ({
    page,
    context,
  }) => {
    const creator = await makeCreator();
    const quiz = await makeQuiz(creator, 'know-me');
    const complaints = watch(page);
    await page.goto(`/${creator.username}`);
    const opener = page.getByRole('button', { name: 'Report something' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Report' });
    await expect(sheet.getByRole('radio', { name: 'This profile' })).toBeChecked();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(sheet.getByText('Pick what fits best.')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: "It's bullying" })).toBeFocused();
    await sheet.getByRole('radio', { name: "It's a threat" }).check();
    await expect(sheet.getByText("Someone in danger right now? Don't wait for us.")).toBeVisible();
    await expect(sheet.locator('a[href^="tel:"]').first()).toBeVisible();
    const note = sheet.getByLabel('Anything we should know?');
    await note.fill('He means me.');
    await expectAccessible(page);

    await context.setOffline(true);
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(sheet.getByText('This needs a connection')).toBeVisible();
    await expect(note).toHaveValue('He means me.');
    await context.setOffline(false);
    complaints.length = 0;
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(sheet.getByRole('heading', { name: 'Reported. Thank you.' })).toBeFocused();
    await sheet.getByRole('button', { name: 'Close' }).last().click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await reportsOf('uid', creator.uid)).toMatchObject([
      { kind: 'profile', reason: 'threat', note: 'He means me.', count: 1, accusedId: creator.uid },
    ]);

    await page.goto(quiz.path);
    await page.getByRole('button', { name: 'Stay Anonymous' }).click();
    const { questions } = (await db().doc(paths.quiz(quiz.quizId)).get()).data() as {
      questions: Array<{ id: string; question: string }>;
    };
    await expect(page.getByRole('heading', { name: questions[0]?.question ?? '' })).toBeVisible();
    await opener.click();
    await expect(sheet.getByRole('radio', { name: 'A question' })).toBeChecked();
    await sheet.getByLabel('Which question?').selectOption({ index: 1 });
    await sheet.getByRole('radio', { name: "It's sexual" }).check();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(sheet.getByRole('heading', { name: 'Reported. Thank you.' })).toBeFocused();
    expect(await reportsOf('quizId', quiz.quizId)).toMatchObject([
      { kind: 'question', subject: { questionId: questions[1]?.id }, reason: 'sexual', count: 1 },
    ]);
    // the play goes on where it was
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: questions[0]?.question ?? '' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('in French, in the dark', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

  test('a name on a scoreboard is reported below it', async ({ page }) => {
    const quiz = await makeQuiz(await makeCreator(), 'know-me');
    await takeQuiz(target, quiz, quiz.draft, { name: 'Zoé la moche', right: 'yyyyy' });
    await expect
      .poll(async () => (await db().doc(paths.board(quiz.quizId)).get()).get('total'), { timeout: 30_000 })
      .toBe(1);
    const complaints = watch(page);
    await page.goto(`${quiz.path}?lang=fr#scoreboard`);
    await page.getByRole('button', { name: 'Signaler un nom' }).click();
    const sheet = page.getByRole('dialog', { name: 'Signaler' });
    await expect(sheet.getByRole('radio', { name: 'Le nom de quelqu' })).toBeChecked();
    await expect(sheet.getByLabel('Quel nom')).toHaveText('Zoé la moche');
    await sheet.getByRole('radio').nth(3).check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Envoyer' }).click();
    await expect(sheet.getByRole('heading', { name: "C'est signalé. Merci." })).toBeFocused();
    expect(await reportsOf('quizId', quiz.quizId)).toMatchObject([
      { kind: 'player-name', evidence: { name: 'Zoé la moche' }, count: 1 },
    ]);
    expect(complaints).toEqual([]);
  });
});

test('a creator reports the name of a player', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await takeQuiz(target, quiz, quiz.draft, { name: 'Rude', right: 'yyyyy' });
  await signInOn(page, creator, '/dashboard?tab=responses');
  await page.getByText('Rude').click();
  const dialog = page.getByRole('dialog', { name: "Rude's answers" });
  const opener = dialog.getByRole('button', { name: 'Report this name' });
  await opener.click();
  await dialog.getByRole('radio', { name: "It's bullying" }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('heading', { name: 'Reported. Thank you.' })).toBeFocused();
  await dialog.getByRole('group').getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeFocused();
  expect(await reportsOf('quizId', quiz.quizId)).toMatchObject([
    { kind: 'player-name', evidence: { name: 'Rude' }, reason: 'bullying' },
  ]);
});
