import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const username = () => page.getByLabelText('Username', { exact: true });
const submit = () => page.getByRole('button', { name: "That's me" });

/** Opens the app as somebody with this name who has just signed up. */
const signUpAs = async (name: string) => renderScreen('/dashboard', { as: await backend.makeAccount(name) });

test('somebody with a common name finishes with one tap, however long the lookup takes', async () => {
  const other = await backend.makeCreator();
  // the look-up gets no answer before the tap
  await commands.answerRequests('**/checkUsername');
  await signUpAs(other.username);
  await expect.element(page.getByText(`People see you as ${other.username}.`)).toBeVisible();
  await expect.element(page.getByLabelText('Name', { exact: true })).not.toBeInTheDocument();
  await expect.element(username()).toHaveValue(other.username);
  await page.getByLabelText('18 or older').click();
  await submit().click();
  await expect.element(page.getByText(/^You're @\w+ now\.$/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Almost there' })).not.toBeInTheDocument();
});

test('a suggestion does not change while the field has the focus', async () => {
  const other = await backend.makeCreator();
  await commands.holdRequests('**/checkUsername');
  await signUpAs(other.username);
  await expect.element(username()).toHaveValue(other.username);
  await username().click();
  const checking = page.getByText("Checking if it's free...");
  await expect.element(checking).toBeVisible();
  await commands.releaseRequests();
  // it is taken, and would have been replaced
  await expect.element(checking).not.toBeInTheDocument();
  await expect.element(username()).toHaveValue(other.username);
  await userEvent.keyboard('{End}x');
  await expect.element(username()).toHaveValue(`${other.username}x`);

  // as on an iPhone, where a tap on a button leaves the caret in the field
  (page.getByRole('button', { name: 'Suggest another' }).element() as HTMLElement).click();
  await expect.element(username()).toHaveFocus();
  await expect.element(username()).not.toHaveValue(`${other.username}x`);
  await expect.element(username()).not.toHaveValue(other.username);
});
