// walks: src/guest/ src/session/auth/guest-slot.ts src/session/guest-return.ts src/session/take-over.ts
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';
import { write } from './offline.ts';
import { expect, fillInSignIn, goWithin, makeCreator, test, watch } from './support.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const note = (page: Page) => page.getByRole('heading', { name: /^Yours for/ });

test("on a shared device a guest's things wait while somebody else is signed in, and go only when the guest leaves", async ({
  page,
}) => {
  const complaints = watch(page);
  const zoe = await makeCreator();
  await page.goto('/my-link');
  await page.getByLabel('Your name').fill('Lou');
  await button(page, 'Get my link').click();
  await expect(page.getByRole('heading', { name: 'Your link is ready!' })).toBeVisible();
  const lou = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), STORAGE_KEYS.sessionHint);
  await write(lou, 'For Lou alone');

  await goWithin(page, '/auth?mode=sign-in');
  await fillInSignIn(page, zoe);
  await expect(page.getByRole('heading', { name: 'Keep what Lou made here?' })).toBeFocused();
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await button(page, 'No, leave it here').click();
  await expect(page.getByText('0 quizzes 0 responses')).toBeVisible();
  await expect(page.getByText('Sealed message')).toHaveCount(0);

  const signOut = async () => {
    await button(page, /^Profile menu/).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
  };
  await signOut();
  await goWithin(page, '/dashboard');
  await expect(note(page)).toBeVisible();
  await expect(page.getByText('Sealed message')).toHaveCount(1);

  // asked once
  await goWithin(page, '/auth?mode=sign-in');
  await fillInSignIn(page, zoe);
  await expect(page.getByText('0 quizzes 0 responses')).toBeVisible();
  await signOut();
  await goWithin(page, '/dashboard');
  await button(page, 'Leave this device').click();
  await button(page, 'Leave and lose it').click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await goWithin(page, '/dashboard');
  await page.waitForURL(({ pathname }) => pathname === '/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage));
  for (const key of [STORAGE_KEYS.guestAside, STORAGE_KEYS.sessionHint, STORAGE_KEYS.playerName])
    expect(left).not.toContain(key);
  expect(complaints).toEqual([]);
});
