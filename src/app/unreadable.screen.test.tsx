import { paths } from '@domain/paths.ts';
import { UNREADABLE } from '@domain/upgrade-document.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { goTo, renderScreen } from '../testing/render-screen.tsx';

test('what nobody can read is left out of a list and an error on its own page, and reported once', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const creator = await backend.makeCreator();
  const { path, quizId } = await backend.makeQuiz(creator, 'know-me');
  const unreadable = { recipientId: creator.uid, message: { of: 'a newer version' } };
  await backend.merge(paths.message(crypto.randomUUID()), unreadable, ['createdAt']);
  await backend.sendMessage(creator, 'Hello');
  await renderScreen('/dashboard?tab=messages', { as: creator });
  await expect.element(page.getByRole('button', { name: /^Sealed message/ })).toBeVisible();
  await expect
    .poll(() => reported.mock.calls.map(([{ name, code }]) => [name, code]))
    .toEqual([[UNREADABLE, 'messages']]);

  await backend.merge(paths.quiz(quizId), { questions: 'of a newer version' });
  await goTo(path);
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  await expect.element(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(2);
});
