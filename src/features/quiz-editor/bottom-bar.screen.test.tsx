import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';

const bar = () => page.getByRole('button', { name: 'Save Quiz' }).element().parentElement as HTMLElement;

/** Tabs through the editor, and returns the labels of what lay behind the Save bar, wholly or in part. */
async function behindTheBar(): Promise<string[]> {
  const covered: string[] = [];
  for (let n = 0; n < 20; n++) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused || bar().contains(focused) || !focused.closest('form')) continue;
    const { bottom } = focused.getBoundingClientRect();
    if (bottom > bar().getBoundingClientRect().top) covered.push(focused.id || (focused.textContent ?? ''));
  }
  return covered;
}

test('the Save bar hides nothing that gets the focus, nor when it shows errors, on a phone with less space', async () => {
  await renderScreen('/create-quiz?type=two-truths');
  await expect.element(page.getByLabelText('Quiz title')).toBeVisible();
  expect(await behindTheBar()).toEqual([]);
  await page.viewport(390, 664);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'need another look' })).toBeVisible();
  expect(await behindTheBar()).toEqual([]);
  // in a window too low for both, it stays in its place at the end
  await page.viewport(320, 256);
  scrollTo(0, 0);
  expect(bar().getBoundingClientRect().top).toBeGreaterThan(innerHeight);
});
