import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { renderScreen } from '../testing/render-screen.tsx';

/** Tabs on until `count` buttons and links have had the focus, and returns those that didn't show it. */
async function withoutRing(count: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let n = 0; n < count; n++) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !focused.matches('button, a')) continue;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2) hidden.push(focused.textContent);
  }
  return hidden;
}

test.each([
  ['/dashboard?tab=quizzes', 'Filter'],
  ['/account', 'Your account'],
])('somebody who tabs through %s sees where the focus is', async (at, words) => {
  const creator = await backend.makeCreator();
  await backend.makeQuiz(creator, 'know-me', { title: 'All about me' });
  await renderScreen(at, { as: creator, size: 'desk' });
  await expect.element(page.getByText(words).first()).toBeVisible();
  expect(await withoutRing(20)).toEqual([]);
});
