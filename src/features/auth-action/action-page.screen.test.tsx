import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { backend } from '../../testing/backend.ts';
import { button, heading } from '../../testing/on-page.ts';
import { departuresSoFar, goTo, renderScreen } from '../../testing/render-screen.tsx';

const sendLink = (requestType: string, email: string, more: object = {}) =>
  backend.admin('sendOobCode', { requestType, email, ...more });

test('an email without an account gets the same words as one with, and no mail', async () => {
  const [stranger, creator] = [await backend.somebody(), await backend.makeCreator()];
  const answers: (string | undefined)[] = [];
  await renderScreen('/auth?mode=reset');
  for (const { email } of [stranger, creator]) {
    await page.getByLabelText('Email').fill(email);
    await button('Send the link').click();
    await expect.element(heading('Check your inbox')).toHaveFocus();
    await expect.element(page.getByText(`If ${email} has an account, a link is on its way.`)).toBeVisible();
    const { textContent } = page.getByRole('main').element();
    answers.push(textContent?.replace(email, '').replace(/in \d+ s/, ''));
    if (email !== creator.email) await button('Use another email').click();
  }
  expect(answers[0]).toBe(answers[1]);
  expect([await backend.countLinks(stranger.email), await backend.countLinks(creator.email)]).toEqual([0, 1]);

  await expect.element(button(/^Send again in \d+ s$/)).toBeDisabled();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  await button('Send again').click();
  await expect.element(page.getByText('Sent again.')).toBeInTheDocument();
  expect(await backend.countLinks(creator.email)).toBe(2);
});

test('a link for another account says whose it is, and leads to signing in there', async () => {
  const [creator, other] = [await backend.makeCreator(), await backend.makeCreator()];
  await sendLink('PASSWORD_RESET', other.email);
  await renderScreen(await backend.newestLink(other.email, 'PASSWORD_RESET'), { as: creator });
  await page.getByLabelText('New password').fill('another-one-8');
  await button('Save new password').click();
  const words = `You're signed in as ${creator.email}. This was for ${other.email}.`;
  await expect.element(page.getByRole('main').getByRole('status').getByText(words)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to my account' })).toBeVisible();
  await button('Switch account').click();
  await expect.poll(departuresSoFar).toEqual(['/auth?mode=sign-in']);
});

test('a typed password survives a broken connection', async () => {
  const creator = await backend.makeCreator();
  await sendLink('PASSWORD_RESET', creator.email);
  await commands.answerRequests('**/accounts:resetPassword*');
  await renderScreen(await backend.newestLink(creator.email, 'PASSWORD_RESET'));
  await expect.element(heading("We couldn't check your link")).toHaveFocus();
  await commands.releaseRequests();
  await button('Try again').click();
  await page.getByLabelText('New password').fill('another-one-8');
  await commands.answerRequests('**/accounts:resetPassword*');
  await button('Save new password').click();
  await expect.element(page.getByText('What you typed is still here.')).toBeVisible();
  await expect.element(page.getByLabelText('New password')).toHaveValue('another-one-8');
  await commands.releaseRequests();
  await button('Save new password').click();
  await expect.element(heading('Your password has been changed')).toHaveFocus();
});

test('an email is confirmed by a tap, not by opening the link, which works once', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await sendLink('VERIFY_EMAIL', creator.email, { returnOobLink: true });
  const link = await backend.newestLink(creator.email, 'VERIFY_EMAIL');
  await renderScreen(link, { as: creator, scheme: 'dark' });
  await expect.element(heading('Confirm your email')).toHaveFocus();
  await expect.poll(() => location.search).toBe('');
  expect((await backend.storedUser(creator.email))?.emailVerified).toBe(false);

  await commands.answerRequests('**/accounts:update*');
  await button('Confirm my email').click();
  await expect.element(page.getByRole('alert').getByText('Your link is still good')).toBeVisible();
  await commands.releaseRequests();
  // the network is back, and the tap still stands
  dispatchEvent(new Event('online'));
  await expect.element(heading('Your email is confirmed')).toHaveFocus();
  expect((await backend.storedUser(creator.email))?.emailVerified).toBe(true);

  goTo(link);
  await button('Confirm my email').click();
  await expect.element(heading('This link no longer works')).toHaveFocus();
  await expect.element(page.getByText("If you've already confirmed your email, you're all set.")).toBeVisible();
});

test('an account gets its new email, in the language of the link', async () => {
  const [creator, { email }] = [await backend.makeCreator(), await backend.somebody()];
  await sendLink('VERIFY_AND_CHANGE_EMAIL', creator.email, { newEmail: email, returnOobLink: true });
  const link = await backend.newestLink(creator.email, 'VERIFY_AND_CHANGE_EMAIL');
  await renderScreen('/about', { size: 'desk' });
  localStorage.removeItem(STORAGE_KEYS.language);
  goTo(link.replace('lang=en', 'lang=fr'));
  await expect.element(heading('Prendre cet e-mail désormais\u00a0?')).toBeVisible();
  await button('Prendre cet e-mail').click();
  await expect.element(heading('Ton e-mail est changé')).toHaveFocus();
  expect(await backend.storedUser(email)).toBeDefined();
  expect(await backend.storedUser(creator.email)).toBeUndefined();
});

const SESSION = 'access_token=a&refresh_token=r&token_type=bearer&expires_in=3600';
const NO_LINKS = [
  ['?mode=resetPassword', 'Part of this link is missing'],
  [`#${SESSION}`, 'We never sign anyone in with just a link'],
  ['#state=s&error=access_denied&error_description=Call+0900+now', 'The sign-in was stopped before it was finished'],
  ['?mode=resetPassword&oobCode=made-up', 'This link no longer works'],
] as const;
test('an invalid link is explained, and signs nobody in', async () => {
  await renderScreen('/auth/action');
  for (const [rest, words] of NO_LINKS) {
    goTo(`/auth/action${rest}`);
    await expect.poll(() => location.search + location.hash).toBe('');
    await expect.element(page.getByRole('main').getByText(words)).toBeVisible();
    await expect.element(page.getByText('0900')).not.toBeInTheDocument();
  }
  goTo('/dashboard');
  await expect.poll(() => location.pathname).toBe('/auth');
});
