import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

test('there is a place for an ad where one reads, none while signing in or playing', { tags: ['gate'] }, async () => {
  const { path, draft } = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  await renderScreen('/about');
  for (const [address, heading, places] of [
    ['/about', 'About WhoKnows', 1],
    ['/auth', "Let's get you in", 0],
    [path, draft.title, 0],
  ] as const) {
    goTo(address);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.querySelectorAll('[data-ad]')).toHaveLength(places);
  }
});
