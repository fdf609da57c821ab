import type { Page } from '@playwright/test';
import { newestLink } from './auth-emulator.ts';
import { answerReady, chooseUsername, expect, fillInSignIn, goWithin, somebody, test, watch } from './support.ts';
import { brokenWords } from './word-breaks.ts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Quiz' });
const title = (page: Page) => page.getByLabel('Quiz title');
const guestKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('whoknows-quiz-draft-guest-')));

async function writeQuestion(page: Page, words: string) {
  await title(page).fill(words);
  await answerReady(page);
}

test('a guest writes, signs up at Save, confirms the email in another tab, publishes with one tap, and leaves nothing to the next guest', {
  tag: '@gate',
}, async ({ page, context, baseURL }) => {
  const complaints = watch(page);
  const person = somebody();
  await page.goto('/create-quiz');
  await page.getByRole('link', { name: 'How Well Do You Know Me' }).click();
  await writeQuestion(page, 'Written before I had an account');
  expect(await brokenWords(page)).toEqual([]);
  await saveButton(page).click();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByText('Your quiz is safe and waits for you.')).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveValue('Written before I had an account');
  await page.goForward();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page.getByRole('button', { name: "That's me" })).toBeVisible();
  // nothing is left for the next person, and a reload before the name is chosen loses nothing
  expect(await guestKeys(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Your quiz is waiting.')).toBeVisible();

  const second = await context.newPage();
  await second.goto(baseURL + (await newestLink(person.email, 'VERIFY_EMAIL')));
  await second.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await second.close();

  await chooseUsername(page, person.username);
  await expect(page.getByText("Save it, and it's live!")).toBeVisible();
  await expect(title(page)).toHaveValue('Written before I had an account');
  await expect(saveButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your quiz is live!' })).toBeVisible();
  // back from there nothing waits any more
  await page.goBack();
  await expect(title(page)).toHaveValue(/^How well do you know/);
  await expect(page.getByText("There's no quiz waiting")).toHaveCount(0);

  await title(page).fill('Mine alone');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await goWithin(page, '/create-quiz?type=know-me');
  await expect(title(page)).toHaveValue('How well do you know me?');
  await goWithin(page, '/auth?mode=sign-in&from=%2Fcreate-quiz%3Ftype%3Dknow-me');
  await fillInSignIn(page, person);
  await expect(title(page)).toHaveValue('Mine alone');
  expect(complaints).toEqual([]);
});
