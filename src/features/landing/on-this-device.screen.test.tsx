import { paths } from '@domain/paths.ts';
import { makeId } from '@domain/testing/make-id.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { readEntry } from '../../data/read-cache-store.ts';
import { keepDeleteKey } from '../../lib/delete-keys.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

/** As the manifest has it. */
const START = '/dashboard?start=1';

beforeEach(() => {
  const real = matchMedia;
  window.matchMedia = (query) => real(query.includes('standalone') ? 'all' : query);
  onTestFinished(() => {
    window.matchMedia = real;
  });
});

test("a visitor's app starts with what this device has opened and sent, each one tap away", async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'two-truths');
  await renderScreen(START, { size: 'short-phone' });
  await expect.poll(() => location.pathname).toBe('/');
  const list = page.getByRole('region', { name: 'Pick up where you left off' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();

  goTo(quiz.path);
  await expect.poll(() => readEntry(paths.quiz(quiz.quizId))).toBeDefined();
  const id = makeId();
  keepDeleteKey(id, 'Kim');
  goTo(START);
  await expect.poll(() => location.pathname).toBe('/');
  const message = list.getByRole('link', { name: 'Kim Your message' });
  await expect.element(message).toHaveAttribute('href', `/delete#message.${id}`);
  await expectAccessible();
  const link = list.getByRole('link', { name: quiz.draft.title });
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await link.click();
  await expect.poll(() => location.pathname).toBe(quiz.path);
});

test("a creator's app starts at the dashboard", async () => {
  await renderScreen(START, { as: await backend.makeCreator() });
  await expect.element(page.getByRole('heading', { name: /^Hey Zoe!/ })).toBeVisible();
  expect(location.pathname).toBe('/dashboard');
});
