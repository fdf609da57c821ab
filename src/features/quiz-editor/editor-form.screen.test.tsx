import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';

test('saving an empty form is announced once, and each field says what is missing', async () => {
  await renderScreen('/create-quiz?type=know-me');
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect.element(page.getByText("Tap the answer that's true.").first()).toBeVisible();
  const alerts = page
    .getByRole('alert')
    .elements()
    .filter(({ textContent }) => textContent !== '');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('need another look')]);
  const question = page.getByRole('region', { name: 'Question 5' }).getByRole('group');
  await expect.element(question).toHaveAccessibleName(/\?$/);
  await expect.element(question).toHaveAccessibleDescription("Tap the answer that's true.");
});
