import type { QuizDraft } from '@domain/quiz/draft.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** The page's title, whatever it says. */
export const title = page.getByRole('heading', { level: 1 });
/** A page by its title. */
export const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
export const dialog = page.getByRole('dialog');
export const told = (words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });
export const isAt = (address: string) => expect.poll(() => location.pathname + location.search).toBe(address);
export const clipboard = () => navigator.clipboard.readText();

/** Starts the open quiz of the type know-me, under a name or none, and answers it; `off` places from the right ones. */
export async function play({ questions }: QuizDraft, name = '', off = 0): Promise<void> {
  if (name) await page.getByLabelText('Your name').fill(name);
  await button(name ? 'Start Quiz' : 'Stay Anonymous').click();
  for (const question of questions)
    if ('options' in question) await button(question.options[((question.correctAnswer ?? 0) + off) % 4] ?? '').click();
}
