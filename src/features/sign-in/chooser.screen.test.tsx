import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';

const topOf = (element: Element) => element.getBoundingClientRect().top;

test('somebody who wants to create a quiz is led to writing it first', async () => {
  await renderScreen('/dashboard', { size: 'short-phone' });
  const write = page.getByRole('link', { name: 'Write a quiz first' });
  await expect.element(write).toBeVisible();
  expect(topOf(write.element())).toBeLessThan(topOf(page.getByRole('link', { name: 'Create Account' }).element()));
  expect(write.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await write.click();
  await expect.element(page.getByRole('heading', { name: 'Create New Quiz' })).toBeVisible();
});

test('somebody who wants to sign in finds that first', async () => {
  await renderScreen('/auth');
  const signIn = page.getByRole('link', { name: 'Sign In' });
  await expect.element(signIn).toBeVisible();
  expect(topOf(signIn.element())).toBeLessThan(topOf(page.getByRole('link', { name: 'Write a quiz first' }).element()));
});
