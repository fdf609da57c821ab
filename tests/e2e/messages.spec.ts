import { expect, makeCreator, signInOn, test, watch } from './support.ts';

test('a message arrives in the open dashboard and is read there', async ({ page, stranger }) => {
  const creator = await makeCreator();
  await signInOn(page, creator);
  await page.goto('/dashboard?tab=messages');
  await expect(page.getByText('No messages yet')).toBeVisible();

  const complaints = watch(stranger);
  await stranger.goto(`/${creator.username}/anonymous-messages`);
  const send = stranger.getByRole('button', { name: /send/i });
  await expect(send).toBeDisabled();
  await stranger.getByRole('textbox').fill('You make Mondays bearable.');
  await expect(stranger.getByText('26 / 1000')).toBeVisible();
  await send.click();
  await expect(stranger.getByRole('button', { name: 'Send Another Message' })).toBeVisible();

  await page.getByText('You make Mondays bearable.').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You make Mondays bearable.');
  await expect(dialog).toContainText('Anonymous');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByText('New', { exact: true })).toBeHidden();
  expect(complaints).toEqual([]);
});

test('what was typed survives a failed send, and the text of a link is only text', async ({ page, context }) => {
  const creator = await makeCreator();
  await page.goto(`/${creator.username}/messages?prefill=${encodeURIComponent('<b>hi</b> there')}`);
  await expect(page.getByRole('textbox')).toHaveValue('<b>hi</b> there');
  await context.setOffline(true);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('alert').filter({ hasText: /connection/i })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('textbox')).toHaveValue('<b>hi</b> there');
  await context.setOffline(false);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('link', { name: 'Create Your Own Quiz!' })).toBeVisible();
});

test('nobody there', async ({ page }) => {
  await page.goto('/nobodyhere/anonymous-messages');
  await page.waitForURL('**/404');
  await expect(page.getByText("User not found. This user doesn't exist.")).toBeVisible();
});

test('a new creator has a username, four links and a page of their own', async ({ page, stranger, baseURL }) => {
  const creator = await makeCreator();
  await signInOn(page, creator);
  await page.goto('/dashboard?tab=profile');
  const slugs = ['two-truths-and-a-lie', 'how-well-do-you-know-me', 'never-have-i-ever', 'anonymous-messages'];
  for (const slug of slugs) {
    const link = page.getByRole('link', { name: new RegExp(`${creator.username}/${slug}`) });
    await expect(link).toHaveAttribute('href', new RegExp(`^(${baseURL})?/${creator.username}/${slug}$`));
  }
  await stranger.goto(`/${creator.username.toUpperCase()}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(creator.name);
  await expect(stranger.getByText("Zoe hasn't shared any quizzes yet")).toBeVisible();
});
