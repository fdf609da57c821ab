import { page } from 'vitest/browser';

/** Taps the first answer to each of the five questions that a new quiz begins with. */
export async function answerReady(): Promise<void> {
  for (const number of [1, 2, 3, 4, 5]) {
    const question = page.getByRole('region', { name: `Question ${number}`, exact: true });
    await question.getByRole('radio').first().click();
  }
}

export async function acceptGuesses(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await page.getByRole('button', { name: "That's right" }).click();
}
