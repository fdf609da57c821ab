import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const username = () => page.getByLabelText('Username', { exact: true });
const submit = () => page.getByRole('button', { name: "That's me" });

/** Signs up by the form, as somebody with this name. */
async function signUpAs(name: string): Promise<void> {
  const { email, password } = await backend.somebody();
  await renderScreen('/auth?mode=sign-up');
  await page.getByLabelText('Name', { exact: true }).fill(name);
  await page.getByLabelText('Email', { exact: true }).fill(email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Choose your name' })).toBeVisible();
}

test('who signs up under a common name is through with one tap, whatever the look-up takes', async () => {
  const other = await backend.makeCreator();
  // the look-up gets no answer before the tap
  await commands.answerRequests('**/checkUsername');
  await signUpAs(other.username);
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue(other.username);
  await expect.element(username()).toHaveValue(other.username);
  // the page stays where it is when the next one has another header
  const height = () => page.getByRole('banner').element().getBoundingClientRect().height;
  const before = height();
  await submit().click();
  await expect.element(page.getByText(/^You're @\w+ now\.$/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Choose your name' })).not.toBeInTheDocument();
  expect(height()).toBe(before);
});

test('a username that somebody has given up is neither suggested nor called free', async () => {
  const former = await backend.makeCreator();
  const { username: next } = await backend.somebody();
  await backend.call(former, 'changeUsername', { username: next });
  expect(await backend.read(paths.username(former.username))).toBeNull();

  await signUpAs(former.username);
  await expect.element(page.getByText("It's free.")).toBeVisible();
  await expect.element(username()).not.toHaveValue(former.username);
  await username().fill(former.username);
  await expect.element(page.getByText("That one's taken.")).toBeVisible();
});
