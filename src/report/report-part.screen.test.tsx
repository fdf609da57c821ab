import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { renderScreen } from '../testing/render-screen.tsx';

test('after a report, a reload doesn’t ask for it again', async () => {
  const creator = await backend.makeCreator();
  await renderScreen(`/${creator.username}`);
  await page.getByRole('button', { name: 'Report something' }).click();
  await page.getByRole('radio', { name: 'Spam' }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByRole('heading', { name: 'Reported. Thank you.' })).toBeVisible();
  // what a reload opens
  expect(history.state).toMatchObject({ usr: { opened: { report: 'done' } } });
});

test('people are not asked to report themselves', async () => {
  const creator = await backend.makeCreator();
  await renderScreen(`/${creator.username}`, { as: creator });
  await expect.element(page.getByRole('heading', { name: 'Your quizzes' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Report something' })).not.toBeInTheDocument();
});
