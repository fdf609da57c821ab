import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('figures are not broken on the smallest phone', async () => {
  const creator = await backend.makeCreator();
  await backend.replace(paths.listing(creator.uid), { quizzes: [], open: 0, scores: { '58/100': 1 }, plays: {} });
  await renderScreen(`/${creator.username}`, { size: 'narrow', language: 'fr' });
  const average = page.getByRole('definition').filter({ hasText: '5,8/10' });
  await expect.element(average).toBeVisible();
  const node = average.element() as HTMLElement;
  expect(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)).toBeLessThan(1.5);
  expect(node.scrollWidth).toBeLessThanOrEqual((node.parentElement as HTMLElement).clientWidth);
});
