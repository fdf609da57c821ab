// walks: src/session/
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { comeBack, expect, makeCreator, signInOn, skipTime, test, watch } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test("a profile's edit survives leaving and a reload, in the language and scheme chosen meanwhile; a username is changed", {
  tag: '@gate',
}, async ({ page }) => {
  const [creator, other] = [await makeCreator(), await makeCreator()];
  const free = `c${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await signInOn(page, creator, '/dashboard?tab=profile');
  const complaints = watch(page);
  await link(page, 'Edit Profile').click();
  await expect(page.getByRole('region', { name: 'Profile', exact: true })).toBeFocused();
  const [name, bio] = [page.getByLabel('Name', { exact: true }), page.getByLabel('Bio')];
  await expect(name).toHaveValue(creator.name);
  await name.fill('  Zoe the Renamed ');
  await bio.fill('Tea, not coffee.\nAsk me anything.');
  // left by a slip: what was typed is there again, after a reload too
  await page.goBack();
  await link(page, 'Edit Profile').click();
  await expect(bio).toHaveValue(/Ask me/);
  await button(page, 'Change username').click();
  const username = page.getByLabel('Username', { exact: true });
  await expect(username).toBeFocused();
  await username.fill('half');
  await page.getByLabel('Your hidden words').fill('Ugly');
  await button(page, 'Dark').click();
  await button(page, 'Français').click();
  await page.reload();
  await expect(heading(page)).toHaveText('Ton compte');
  await expect(page.locator('html.dark')).toBeAttached();
  // the browser's frame follows the choice, not the system
  const frame = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  expect(await frame()).toEqual(['#17132a']);
  await button(page, 'English').click();
  await expect(bio).toHaveValue(/Ask me/);
  await expect(username).toHaveValue('half');
  await expect(page.getByLabel('Your hidden words')).toHaveValue('Ugly');
  await button(page, 'Save').click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(name).toHaveValue('Zoe the Renamed');
  await username.fill(other.username);
  await expect(page.getByText("That one's taken.")).toBeVisible();
  await username.fill(free);
  await expect(page.getByText('stops working within a minute')).toBeVisible();
  await button(page, 'Change it').click();
  await expect(page.getByText(`You're @${free} now.`)).toBeVisible();
  await expect(button(page, 'Change username')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('an account is deleted through a lost connection and a lost answer, and leaves nothing on the device', {
  tag: '@gate',
}, async ({ page, context }) => {
  const creator = await makeCreator();
  await signInOn(page, creator, '/account');
  await button(page, 'Delete my account').click();
  const username = page.getByLabel(/^Type your username to confirm/);
  await expect(username).toBeFocused();
  await username.fill('somebody else');
  await button(page, 'Delete for good').click();
  await expect(page.getByText("That's not your username.")).toBeVisible();
  await expect(username).toBeFocused();

  await page.evaluate((uid) => localStorage.setItem(`whoknows-quiz-draft-${uid}-know-me`, '{}'), creator.uid);
  await username.fill(creator.username);
  await context.setOffline(true);
  await button(page, 'Delete for good').click();
  await expect(page.getByText('nothing has started: your account is just as it was.')).toBeVisible();
  await expect(button(page, 'Keep my account')).toBeVisible();
  await comeBack(context);
  // until the server is heard again the page takes itself to be offline
  await expect(page.getByText(/^(You're offline|No connection to WhoKnows)\./)).toBeHidden();
  await page.route('**/deleteAccount', (route) => route.abort(), { times: 1 });
  await button(page, 'Delete for good').click();
  await expect(page.getByText("We haven't heard back. Your account may already be on its way out.")).toBeVisible();
  await expect(button(page, 'Keep my account')).toBeHidden();

  // this page takes the sign-in for an old one; the server, whose clock this is not, would not mind
  await skipTime(page);
  await username.fill(`@${creator.username.toUpperCase()}`);
  await button(page, 'Delete for good').click();
  const dialog = page.getByRole('dialog', { name: 'Is it really you?' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button(page, 'Delete for good')).toBeEnabled();
  await button(page, 'Delete for good').click();
  await dialog.getByLabel('Password', { exact: true }).fill(creator.password);
  await button(page, 'Continue').click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  expect(
    await page.evaluate((uid) => Object.keys(localStorage).filter((key) => key.includes(uid)), creator.uid),
  ).toEqual([]);
});
