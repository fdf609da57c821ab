import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

const topOf = (element: Element) => element.getBoundingClientRect().top;

test('who comes from the dashboard is led to writing a quiz first, who wants to sign in to that', async () => {
  await renderScreen('/dashboard', { size: 'short-phone' });
  const write = page.getByRole('link', { name: 'Write a quiz first' });
  await expect.element(write).toBeVisible();
  expect(topOf(write.element())).toBeLessThan(topOf(page.getByRole('link', { name: 'Create Account' }).element()));
  expect(write.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await write.click();
  await expect.element(page.getByRole('heading', { name: 'Create New Quiz' })).toBeVisible();

  goTo('/auth');
  await expect.element(write).toBeVisible();
  const signIn = page.getByRole('link', { name: 'Sign In' });
  expect(topOf(signIn.element())).toBeLessThan(topOf(write.element()));
});
