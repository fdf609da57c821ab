import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { send } from '../../scripts/seed/client.ts';
import { db, stored } from '../functions/support/backend.ts';
import {
  chooseAge,
  expect,
  goWithin,
  makeCreator,
  openMore,
  signInOn,
  somebody,
  target,
  test,
  watch,
} from './support.ts';

// with motion, as most people have it, and in the gate by a clock that is wrong, as some people's are
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  ...(process.env['WRONG_CLOCKS'] === undefined && { clockAhead: 3 }),
});

// the whole way of the product: a creator's browser, and a visitor's

async function signUpOn(page: Page, person: ReturnType<typeof somebody>): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('who really knows you?');
  await page.getByRole('link', { name: 'Join Now' }).first().click();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Add a phone number' }).click();
  await page.getByLabel('Phone (optional)').fill('+46 70 000 00 00');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
  await expect(page.getByText(`People see you as ${person.name}.`)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(person.username);
  await chooseAge(page);
  await page.getByRole('button', { name: "That's me" }).click();
  await expect(page.getByText('Total Responses')).toBeVisible();
}

test('the whole way: sign up, create, share, play, see the result, and watch it arrive', { tag: '@gate' }, async ({
  page,
  stranger,
  baseURL,
}) => {
  const complaints = [watch(page), watch(stranger)];
  const person = somebody();
  await signUpOn(page, person);
  await page.getByRole('link', { name: 'Create Quiz' }).first().click();
  await page.getByRole('link', { name: 'How Well Do You Know Me' }).click();
  await page.getByLabel('Quiz title').fill('The Zoe exam');
  const answers: string[][] = [];
  for (let number = 1; number <= 5; number += 1) {
    const card = page.getByRole('region', { name: `Question ${number}`, exact: true });
    await card.getByRole('button', { name: 'Change the words' }).click();
    await card.getByLabel('Question', { exact: true }).fill(`What is number ${number}?`);
    const options = [...'ABCD'].map((letter) => `${letter} of number ${number}`);
    for (const [at, option] of options.entries())
      await card.getByRole('textbox', { name: `Answer ${'ABCD'[at]}` }).fill(option);
    await card.getByRole('radio', { name: 'C is the right answer' }).check();
    answers.push(options);
  }
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await page.waitForURL(`**/${person.username}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quiz is live!');
  await page.getByRole('button', { name: 'Copy Link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(new RegExp(`^${baseURL}/${person.username}/[2-9a-z]{8}$`));
  const link = await copied();
  await goWithin(page, '/dashboard?tab=responses');
  await expect(page.getByText('No responses yet')).toBeVisible();

  await stranger.goto(link);
  await stranger.getByLabel('Your name').fill('Kim');
  await stranger.getByRole('button', { name: 'Start Quiz' }).click();
  for (const [index, options] of answers.entries()) {
    await expect(stranger.getByText(`Question ${index + 1} of 5`)).toBeVisible();
    // all right but the first
    await stranger.getByRole('button', { name: options[index > 0 ? 2 : 1] ?? '', exact: true }).click();
  }
  await stranger.waitForURL('**/quiz/results/*');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText("Kim's Results");
  await expect(stranger.getByText('80%').first()).toBeVisible();
  await expect(stranger.getByText('4 out of 5 correct')).toBeVisible();
  await openMore(stranger);
  await expect(stranger.getByRole('listitem').filter({ hasText: 'Wrong' })).toHaveCount(1);
  await expect(stranger.getByText('Answered:')).toHaveCount(5);

  // without a reload: the dashboard has been open all the time
  await page.getByRole('button', { name: /^Kim .* 4 of 5 right$/ }).click();
  await expect(page.getByRole('dialog')).toContainText("Kim's answers");
  expect(complaints.flat()).toEqual([]);
});

test('two truths and a lie are stored as they were typed over their beginnings, with a password', {
  tag: '@gate',
}, async ({ page }) => {
  const creator = await makeCreator();
  await signInOn(page, creator, '/create-quiz?type=two-truths');
  await page.getByText('Who can play').click();
  await page.getByLabel('Public quiz').uncheck();
  await page.getByLabel('Quiz password').fill('pancakes');
  for (const number of [1, 2, 3, 4, 5])
    for (const label of ['First truth', 'Second truth', 'The lie']) {
      const field = page.getByRole('region', { name: `Set ${number}`, exact: true }).getByLabel(label);
      // a beginning has a gap, which is selected when somebody comes to it
      await field.focus();
      await field.press('ControlOrMeta+a');
      await page.keyboard.insertText(`${label} ${number}`);
    }
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quiz is live!');
  const { docs } = await db().collection(paths.quizzes).where('ownerId', '==', creator.uid).get();
  const quizId = docs[0]?.id ?? '';
  const lies = [1, 2, 3, 4, 5].map((number) => ({ correct: `The lie ${number}` }));
  expect(await stored(paths.quizKey(quizId))).toMatchObject({ questions: lies });
  expect(await send(target, 'unlock-quiz', { quizId, password: 'pancakes' })).toMatchObject({
    pass: expect.any(String),
  });
});
