import type { Page } from '@playwright/test';
import { admin, newestLink } from './auth-emulator.ts';
import { expectAccessible } from './axe.ts';
import { makeCareful } from './careful.ts';
import { chooseNames, expect, fillInSignIn, makeCreator, somebody, test, watch } from './support.ts';
import { totpCode } from './totp.ts';
import { brokenWords } from './whole-words.ts';

const BAR = /^(Save Quiz|Enregistrer le quiz)$/;
const saveButton = (page: Page) => page.getByRole('button', { name: BAR });
const guestKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('whoknows-quiz-draft-guest-')));

/** Fills the first question of a "How Well Do You Know Me?" and removes the others. */
async function writeQuestion(page: Page, title: string, { question, answer, right }: Record<string, RegExp>) {
  await page.getByRole('textbox').first().fill(title);
  await page
    .getByRole('textbox', { name: question as RegExp })
    .first()
    .fill('What do I drink?');
  const options = page.getByRole('textbox', { name: answer as RegExp });
  for (const [at, text] of ['Tea', 'Coffee', 'Water', 'Juice'].entries()) await options.nth(at).fill(text);
  await page
    .getByRole('button', { name: right as RegExp })
    .or(page.getByRole('radio', { name: right as RegExp }))
    .first()
    .click();
}
const EN = { question: /^Question$/, answer: /^Answer [A-D]$/, right: /^A is the right answer$/ };
const FR = { question: /^Question$/, answer: /^Réponse [A-D]$/, right: /^A est la bonne réponse$/ };

test.describe('on a phone, in English, light', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });

  test('a guest writes, also offline, signs up at Save, confirms the email in another tab, and publishes with one tap', async ({
    page,
    context,
    baseURL,
  }) => {
    const complaints = watch(page);
    const person = somebody();
    await page.goto('/create-quiz');
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Quiz' })).toBeVisible();
    await page.getByRole('link', { name: 'How Well Do You Know Me' }).click();
    await writeQuestion(page, 'Written first', EN);
    await expectAccessible(page);
    expect(await brokenWords(page)).toEqual([]);

    await context.setOffline(true);
    await page.getByLabel('Quiz title').fill('Written before I had an account');
    await saveButton(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Your quiz is safe' })).toContainText("when you're online");
    await expect(page.getByRole('link', { name: 'Create Account' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('alertdialog')).toContainText("it's one tap");
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep writing' }).click();
    await page.reload();
    await expect(page.getByLabel('Quiz title')).toHaveValue('Written before I had an account');

    await saveButton(page).click();
    await page.getByRole('link', { name: 'Create Account' }).click();
    await expect(page.getByText('Your quiz is safe and waits for you.')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Quiz title')).toHaveValue('Written before I had an account');
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

    await chooseNames(page, person);
    await expect(page.getByText("Save it, and it's live!")).toBeVisible();
    await expect(page.getByLabel('Quiz title')).toHaveValue('Written before I had an account');
    await expect(saveButton(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your quiz is live!' })).toBeVisible();
    // back from there nothing waits any more
    await page.goBack();
    await expect(page.getByLabel('Quiz title')).toHaveValue('');
    await expect(page.getByText("There's no quiz waiting")).toHaveCount(0);
    expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});

test.describe('on a wide screen, in French, dark', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR', colorScheme: 'dark' });

  test('with two tabs: a draft of the account waits, both follow, and the next guest sees nothing', async ({
    page,
    context,
  }) => {
    const creator = await makeCreator();
    await page.addInitScript(() => localStorage.setItem('preferred-language', '"fr"'));
    // the account's own draft, written here before
    await page.goto('/auth?mode=sign-in&from=/create-quiz?type=know-me');
    await page.getByLabel('E-mail').fill(creator.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(saveButton(page)).toBeVisible();
    await page.getByRole('textbox').first().fill('Mon ancien brouillon');
    await page.getByRole('button', { name: /^Menu du profil/ }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');

    await page.goto('/create-quiz?type=know-me');
    await writeQuestion(page, 'Écrit sans compte', FR);
    await expect(page.getByText('Mon ancien brouillon')).toHaveCount(0);
    const second = await context.newPage();
    await second.goto('/create-quiz?type=know-me');
    await expect(second.getByRole('textbox').first()).toHaveValue('Écrit sans compte');
    await expectAccessible(second);

    await saveButton(page).click();
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await page.getByLabel('E-mail').fill(creator.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(saveButton(page)).toBeFocused();
    await expect(page.getByRole('textbox').first()).toHaveValue('Écrit sans compte');
    await expect(page.getByText('Mon ancien brouillon')).toBeVisible();
    // the other tab is the account's now, too
    await expect(second.getByText('Mon ancien brouillon')).toBeVisible();
    await second.close();

    await page.getByRole('button', { name: 'Passer à celui-là' }).click();
    await expect(page.getByRole('textbox').first()).toHaveValue('Mon ancien brouillon');
    await page.getByRole('button', { name: 'Passer à celui-là' }).click();
    await expect(page.getByRole('textbox').first()).toHaveValue('Écrit sans compte');
    await expectAccessible(page);
    await saveButton(page).click();
    await expect(page.getByRole('heading', { name: /en ligne/ })).toBeVisible();
    await page.goto('/create-quiz?type=know-me');
    await expect(page.getByRole('textbox').first()).toHaveValue('Mon ancien brouillon');

    await page.getByRole('button', { name: /^Menu du profil/ }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.goto('/create-quiz?type=know-me');
    await expect(page.getByRole('textbox').first()).toHaveValue('');
  });
});

test('who comes to publish in a browser without the draft is told where it is', async ({ page }) => {
  const creator = await makeCreator();
  await page.goto('/auth?mode=sign-in&from=%2Fcreate-quiz%3Ftype%3Dtwo-truths%26publish%3D1');
  await fillInSignIn(page, creator);
  await expect(page.getByText("There's no quiz waiting in this browser.")).toBeVisible();
  await expectAccessible(page);
});

test('the draft outlives a forgotten password, the second step at sign-in, and a session that ends before Save', async ({
  page,
  context,
  baseURL,
}) => {
  const creator = await makeCareful();
  await page.goto('/create-quiz?type=know-me');
  await writeQuestion(page, 'Through it all', EN);
  await saveButton(page).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(creator.email);
  const asking = page.waitForRequest('**/accounts:sendOobCode*');
  await page.getByRole('button', { name: 'Send the link' }).click();
  // the real service writes it into the link; the emulator leaves it out
  const { continueUrl } = (await asking).postDataJSON();
  const link = `${await newestLink(creator.email, 'PASSWORD_RESET')}&${new URLSearchParams({ continueUrl })}`;
  await page.close();

  const other = await context.newPage();
  await other.goto(baseURL + link);
  await other.getByLabel('New password').fill('another-one-8');
  await other.getByRole('button', { name: 'Save new password' }).click();
  await other.getByRole('link', { name: 'Sign In' }).click();
  await expect(other.getByText('Your quiz is safe and waits for you.')).toBeVisible();
  const signIn = async (period: number) => {
    await fillInSignIn(other, { ...creator, password: 'another-one-8' });
    await other.getByLabel('Code from your authenticator app').fill(totpCode(creator.secret, period));
    await expect(other.getByText("Save it, and it's live!")).toBeVisible();
    await expect(other.getByLabel('Quiz title')).toHaveValue('Through it all');
  };
  await signIn(0);

  await admin('update', { localId: creator.uid, disableUser: true });
  await other.reload();
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await admin('update', { localId: creator.uid, disableUser: false });
  await signIn(1);
  await saveButton(other).click();
  await expect(other.getByRole('heading', { name: 'Your quiz is live!' })).toBeVisible();
});
