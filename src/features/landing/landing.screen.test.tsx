import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';

test('the edge of the last sheet ends above the footer', async () => {
  await renderScreen('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  const last = page.getByRole('main').element().lastElementChild as Element;
  const edge = last.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(last, '::after').height);
  expect(page.getByRole('contentinfo').element().getBoundingClientRect().top).toBeGreaterThan(edge);
});
