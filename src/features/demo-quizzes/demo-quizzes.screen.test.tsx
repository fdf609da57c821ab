import { DEMO_QUIZZES } from '@domain/demo/demo-quiz.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SITE_ORIGIN } from '../../config/env.ts';
import en from '../../i18n/locales/en/demo-quizzes.json' with { type: 'json' };
import { heading } from '../../testing/on-page.ts';
import { departuresSoFar, renderScreen } from '../../testing/render-screen.tsx';

const HOW_WELL = '/quiz/how-well';
const NEVER = '/quiz/never-have-i-ever';
const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const seen = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

/** Answers each question of the open demo and goes on, `wrong` of them wrongly. */
async function playOn(type: 'know-me' | 'never-have-i-ever', { from = 0, wrong = 0 } = {}) {
  for (const [index, { statement, options, correct }] of DEMO_QUIZZES[type].entries()) {
    if (index < from) continue;
    const texts = (en.quiz[type] as Record<string, Record<string, string>>)[statement] ?? {};
    const choice: string = index < from + wrong ? (options.find((option) => option !== correct) ?? '') : correct;
    await expect.element(heading(texts['text'] ?? '')).toHaveFocus();
    await button(type === 'know-me' ? (texts[choice] ?? '') : en.never[choice as 'never' | 'ever']).click();
    await button(index === 4 ? 'Finish Quiz' : 'Next').click();
  }
}

test('how well: a name first, a reveal after each answer, the score, sharing, and playing again', async () => {
  await renderScreen(HOW_WELL);
  await expect.element(button('Start Quiz')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Start Quiz')).toHaveAccessibleDescription(/^Type your name first/);
  await button('Start Quiz').click({ force: true });
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
  await page.getByLabelText('Your name').fill('Robin');
  await button('Start Quiz').click();

  await seen('Playing as Robin');
  await userEvent.keyboard('c');
  await seen('You chose Ketchup. It was: Cinnamon');
  await expect.element(button('Cinnamon')).toBeDisabled();
  await expect.element(button('Next')).toHaveFocus();
  await expect.element(button('Next')).toHaveAccessibleDescription(/Wrong!.*You chose Ketchup/);

  await button('Next').click();
  await playOn('know-me', { from: 1 });

  await expect.element(heading("Robin, that's a wrap!")).toHaveFocus();
  await seen('4 out of 5 right');
  await button('Copy link').click();
  await expect.poll(() => navigator.clipboard.readText()).toBe(SITE_ORIGIN + HOW_WELL);

  // the page is loaded again, and begins with the name
  await button('Play Again').click();
  await expect.poll(departuresSoFar).toEqual([HOW_WELL]);
  expect(sessionStorage.getItem('whoknows-demo-know-me')).toBeNull();
});

test('never: the name is asked for after the first answer; a summary at the end', { tags: ['gate'] }, async () => {
  await renderScreen(NEVER);
  await expect.element(heading(en.quiz['never-have-i-ever'].wave.text)).toBeVisible();
  await button('I Have Never').click();
  await expect.element(page.getByLabelText('Your name')).toBeVisible();
  await button('Stay Anonymous').click();
  await seen('Playing as Anonymous User');
  await seen('You chose I Have Never. It was: I Have');
  await expect.element(button('I Have')).toBeDisabled();
  await button('Next').click();
  await playOn('never-have-i-ever', { from: 1, wrong: 1 });

  await expect.element(heading("Anonymous User, that's a wrap!")).toBeVisible();
  await seen('3 out of 5 right');
  const answers = page.getByRole('listitem').filter({ hasText: 'Nour:' });
  expect(answers.elements()).toHaveLength(5);
  expect(answers.first().element().textContent).toMatch(/Wrong! .*You: I Have NeverNour: I Have$/);
  await seen('I just completed "Never Have I Ever" quiz as Anonymous User!');

  // everything in the other language, nothing lost
  await button('Français').click();
  await expect.element(heading("Anonyme, c'est dans la boîte !")).toBeVisible();
  await seen("Je viens de finir le quiz « Je n'ai jamais » en tant que Anonyme !");

  // leaving a result and coming back starts over
  await page.getByRole('link', { name: 'WhoKnows', exact: true }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: /vraiment/ })).toBeVisible();
  history.back();
  await seen('Question 1 sur 5');
});
