import { afterEach, expect, test } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { backend } from '../testing/backend.ts';
import { goTo, renderScreen } from '../testing/render-screen.tsx';

/**
 * Where a system sets all colors, as Windows does for high contrast, a selection must not be marked by its background
 * alone.
 */

afterEach(() => commands.emulateMedia({ forcedColors: 'none' }));
const styleOf = async (shown: Locator) => {
  await expect.element(shown).toBeVisible();
  return getComputedStyle(shown.element());
};
const frameOf = async (shown: Locator) => (await styleOf(shown)).borderTopColor;

test("a result shows the language, the player's own row, the bars and the seal; a quiz, which button isn't ready", async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  await backend.takeQuiz(quiz, { name: 'Kim', right: 'yyyyy' });
  const { id } = await backend.takeQuiz(quiz, { name: 'Sam', right: 'yynyy' });
  await commands.emulateMedia({ forcedColors: 'active' });
  await renderScreen(`/quiz/results/${id}`);
  await page.getByText('More', { exact: true }).click();
  const languages = page.getByRole('main').getByRole('group', { name: 'Language' });
  const groundOf = async (name: string) => (await styleOf(languages.getByRole('button', { name }))).backgroundColor;
  expect(await groundOf('English')).not.toBe(await groundOf('Français'));
  const rows = page.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem');
  expect(await frameOf(rows.filter({ hasText: 'Sam' }))).not.toBe(await frameOf(rows.filter({ hasText: 'Kim' })));
  const bar = rows.first().element().querySelector('[style*="%"]') as HTMLElement;
  expect(getComputedStyle(bar).backgroundColor).toBe(bar.style.backgroundColor);
  const seal = page.getByRole('main').element().querySelector('svg[viewBox="0 0 208 208"] + span') as HTMLElement;
  expect(getComputedStyle(seal).forcedColorAdjust).toBe('none');
  goTo(quiz.path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  expect(await frameOf(button('Start Quiz'))).not.toBe(await frameOf(button('Stay Anonymous')));
});

test('the dashboard shows the current tab', async () => {
  const creator = await backend.makeCreator();
  await commands.emulateMedia({ forcedColors: 'active' });
  await renderScreen('/dashboard', { as: creator });
  const bar = page.getByRole('navigation', { name: 'Dashboard' }).last();
  await expect.element(bar.getByRole('link', { name: 'Quizzes' })).toBeVisible();
  const frame = (name: string) =>
    getComputedStyle(bar.getByRole('link', { name }).element().querySelector('.icon') as Element).borderTopColor;
  expect(frame('Overview')).not.toBe(frame('Quizzes'));
});
