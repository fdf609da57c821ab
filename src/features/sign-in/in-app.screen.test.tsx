import { IN_APP, UNNAMED_IN_APP } from '@domain/testing/user-agents.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { backend } from '../../testing/backend.ts';
import { refuseCopying, replaceInNavigator } from '../../testing/navigator.ts';
import { clipboard } from '../../testing/on-page.ts';
import { renderScreen, reopen } from '../../testing/render-screen.tsx';

/**
 * Browsers inside apps, in which Google lets nobody sign in; src/lib/in-app-browser.test.ts tests how they are
 * recognized.
 */

const DOOR = `/auth?${new URLSearchParams({ mode: 'sign-up', from: '/create-quiz?type=two-truths' })}`;
const comeFrom = (userAgent: string) => replaceInNavigator('userAgent', userAgent);
const google = page.getByRole('button', { name: 'Continue with Google' });
const wayOut = (app: string) =>
  page.getByRole('region', { name: `Google won't sign you in inside ${app}`, exact: true });
const openLink = page.getByRole('link', { name: 'Open in browser' });
const copyLink = page.getByRole('button', { name: 'Copy Link' });
const copied = page.getByRole('status').filter({ hasText: 'Copied.' });

test.each([
  ['Instagram', 'an iPhone', IN_APP.ios.Instagram],
  ['this app', 'Android', UNNAMED_IN_APP['an unknown app on Android']],
])('inside %s on %s a way out replaces Google', async (app, system, userAgent) => {
  comeFrom(userAgent);
  await renderScreen(DOOR);
  await expect.element(wayOut(app)).toBeVisible();
  await expect.element(wayOut(app).getByRole('listitem').last()).toMatchTextContent(/^Choose "Open in/);
  await expect.element(google).not.toBeInTheDocument();
  const intent = `intent://${location.host}${DOOR}#Intent;scheme=http;end`;
  if (system === 'Android') await expect.element(openLink).toHaveAttribute('href', intent);
  else await expect.element(openLink).not.toBeInTheDocument();
  await copyLink.click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Copied. Now paste it' })).toBeVisible();
  expect(await clipboard()).toBe(location.origin + DOOR);
});

test('what Google refuses without a word, in an app that no list has, leads to the way out', async () => {
  comeFrom(
    'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 DaumApps/4.9.0',
  );
  await commands.standInForGoogle();
  await renderScreen(DOOR, { scheme: 'dark' });
  const way = page.getByRole('region', { name: 'Are you inside another app?' });
  await expect.element(google).toBeEnabled();
  await expect.element(way).not.toBeInTheDocument();
  await google.click();
  await commands.closeGoogle();
  await expect.element(way.getByRole('link', { name: 'Open in browser' })).toBeVisible();
  await expect.element(google).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');

  // its own page said no, and Back leads here
  sessionStorage.setItem(STORAGE_KEYS.googleAway, 'true');
  reopen(DOOR);
  await expect.element(way).toBeVisible();
});

test('typed text survives leaving and returning, except for the password', { tags: ['gate'] }, async () => {
  comeFrom(IN_APP.android.Instagram);
  await renderScreen(DOOR, { language: 'fr' });
  const names = [page.getByLabelText('Prénom ou nom', { exact: true }), page.getByLabelText('E-mail')] as const;
  const password = page.getByLabelText('Mot de passe', { exact: true });
  await names[0].fill('Half typed');
  await names[1].fill('half@example.com');
  await password.fill('never-kept-7');
  reopen(DOOR);
  await expect.element(names[0]).toHaveValue('Half typed');
  await expect.element(names[1]).toHaveValue('half@example.com');
  await expect.element(password).toHaveValue('');
  const french = page.getByRole('region', { name: 'Google ne veut pas te connecter dans Instagram' });
  await expect.element(french.getByRole('link', { name: 'Ouvrir dans le navigateur' })).toBeVisible();
});

test('a link is copied by the legacy command where the clipboard is refused, and shown where that fails, too', async () => {
  comeFrom(IN_APP.android.Instagram);
  await renderScreen(DOOR, { scheme: 'dark' });
  // as Android does to every browser inside an app: only the command works
  await navigator.clipboard.writeText('');
  const { writeText } = navigator.clipboard;
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.'));
  onTestFinished(() => {
    navigator.clipboard.writeText = writeText;
  });
  await copyLink.click();
  await expect.element(copied).toBeVisible();
  expect(await clipboard()).toBe(location.origin + DOOR);
  refuseCopying();
  const link = page.getByRole('textbox', { name: 'Link to this page' });
  await copyLink.click();
  await expect.element(link).toHaveFocus();
  expect(getSelection()?.toString()).toBe(location.origin + DOOR);
});

test('an ended session leads back by email to what was unfinished', async () => {
  comeFrom(IN_APP.android.Instagram);
  await renderScreen(`${DOOR}&ended=1`);
  await expect.element(wayOut('Instagram')).toMatchTextContent("What you hadn't finished is kept in here");
  // the other browser has had no session
  await expect.element(openLink).toHaveAttribute('href', expect.not.stringContaining('ended'));
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in by email' })).toHaveFocus();
});

test('the account page offers a way out instead of connecting Google', async () => {
  comeFrom(IN_APP.android.Instagram);
  await renderScreen('/account', { as: await backend.makeCreator(), size: 'desk' });
  const methods = page.getByRole('region', { name: 'Sign-in methods' });
  await expect.element(methods).toMatchTextContent("Google doesn't work inside Instagram.");
  await expect
    .element(methods.getByRole('link', { name: 'Open in browser' }))
    .toHaveAttribute('href', expect.stringContaining('/account#Intent'));
  await expect.element(methods.getByRole('button', { name: 'Connect Google' })).not.toBeInTheDocument();
});
