import { DEMO_QUIZZES } from '@domain/demo/demo-quiz.ts';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { SITE_ORIGIN } from '../../config/env.ts';
import en from '../../i18n/locales/en/demo-quizzes.json' with { type: 'json' };
import { departuresSoFar, renderScreen } from '../../testing/render-screen.tsx';

const HOW_WELL = '/quiz/how-well';
const NEVER = '/quiz/never-have-i-ever';
const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
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
  await expect.poll(() => document.title).toMatch(/^How well do you know me\? The demo/);
  // neither empty nor blank is a name, and it ends at twenty characters
  await expect.element(button('Start Quiz')).toBeDisabled();
  const field = page.getByLabelText('Your name');
  await field.fill('Robin');
  await button('Start Quiz').click();

  await seen('Question 1 of 5');
  await seen('Playing as Robin');
  await userEvent.keyboard('c');
  await seen('You chose Ketchup. It was: Cinnamon');
  for (const option of ['Hot sauce', 'Cinnamon', 'Ketchup', 'Cheese'])
    await expect.element(button(option)).toBeDisabled();
  await expect.element(button('Next')).toHaveFocus();
  await expect.element(button('Next')).toHaveAccessibleDescription(/Wrong!.*You chose Ketchup/);

  await button('Next').click();
  await playOn('know-me', { from: 1 });

  await expect.element(heading("Robin, that's a wrap!")).toHaveFocus();
  await seen('4 out of 5 right');
  await seen('Great! You know me really well!');
  await seen(/you know the creator/);
  const address = SITE_ORIGIN + HOW_WELL;
  const twitter = page.getByRole('link', { name: 'Twitter (opens in a new tab)' }).element() as HTMLAnchorElement;
  expect(new URL(twitter.href).searchParams.get('url')).toBe(address);
  await button('Copy link').click();
  await seen('Link copied to clipboard!');
  expect(await navigator.clipboard.readText()).toBe(address);
  await expect
    .element(main().getByRole('link', { name: 'Create Your Own Quiz' }))
    .toHaveAttribute('href', '/create-quiz');

  // the page is loaded again, and begins with the name
  await button('Play Again').click();
  await expect.poll(departuresSoFar).toEqual([HOW_WELL]);
  expect(sessionStorage.getItem('whoknows-demo-know-me')).toBeNull();
});

test('never: the name is asked for after the first answer, which is kept; a summary at the end', {
  tags: ['gate'],
}, async () => {
  await renderScreen(NEVER);
  await expect.element(heading(en.quiz['never-have-i-ever'].wave.text)).toBeVisible();
  await seen('Question 1 of 5');
  await expect.element(main().getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  await button('I Have Never').click();
  await expect.element(page.getByLabelText('Your name')).toBeVisible();
  await expect.element(button('Continue')).toBeDisabled();
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
  await expect.element(main().getByRole('link', { name: 'Crée ton propre quiz' })).toBeVisible();

  // leaving a result and coming back starts over
  await page.getByRole('link', { name: 'WhoKnows', exact: true }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: /vraiment/ })).toBeVisible();
  history.back();
  await seen('Question 1 sur 5');
});

test('plays to the end offline, on a small phone with text twice as large', async () => {
  document.documentElement.style.fontSize = '200%';
  await renderScreen(HOW_WELL, { size: 'narrow' });
  await expect.element(button('Start Quiz')).toBeVisible();
  await commands.answerRequests('**/api/**');
  const width = () => document.documentElement.scrollWidth - innerWidth;
  expect(width()).toBeLessThanOrEqual(0);
  await page.getByLabelText('Your name').fill('Robin');
  await button('Start Quiz').click();
  await seen('Question 1 of 5');
  expect(width()).toBeLessThanOrEqual(0);
  await playOn('know-me');
  await seen('5 out of 5 right');
  expect(width()).toBeLessThanOrEqual(0);
  document.documentElement.style.fontSize = '';
});
