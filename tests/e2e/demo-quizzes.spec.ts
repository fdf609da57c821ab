import type { Page } from '@playwright/test';
import { DEMO_QUIZZES } from '../../domain/demo/demo-quiz.ts';
import en from '../../src/i18n/locales/en/demo-quizzes.json' with { type: 'json' };
import { expectAccessible } from './axe.ts';
import { expect, test, watch } from './support.ts';

const HOW_WELL = '/quiz/how-well';
const NEVER = '/quiz/never-have-i-ever';
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** An answer; its letter is decoration. */
const answer = (page: Page, words: string) => button(page, words);

/** Answers each question of the open demo and goes on, `wrong` of them wrongly. */
async function playOn(page: Page, type: 'know-me' | 'never-have-i-ever', { from = 0, wrong = 0 } = {}) {
  for (const [index, { statement, options, correct }] of DEMO_QUIZZES[type].entries()) {
    if (index < from) continue;
    const texts = (en.quiz[type] as Record<string, Record<string, string>>)[statement] ?? {};
    const choice: string = index < from + wrong ? (options.find((option) => option !== correct) ?? '') : correct;
    await expect(heading(page, texts['text'] ?? '')).toBeFocused();
    await answer(page, type === 'know-me' ? (texts[choice] ?? '') : en.never[choice as 'never' | 'ever']).click();
    await button(page, index === 4 ? 'Finish Quiz' : 'Next').click();
  }
}

test('how well: a name first, a reveal after each answer, the score, sharing, and once more', async ({ page }) => {
  const complaints = watch(page);
  await page.goto(HOW_WELL);
  await expect(page).toHaveTitle(/^How well do you know me\? The demo/);
  // neither empty nor blank is a name, and it ends at twenty characters
  await expect(button(page, 'Start Quiz')).toBeDisabled();
  const field = page.getByLabel('Your name');
  await field.fill(' \u3164 ');
  await expect(button(page, 'Start Quiz')).toBeDisabled();
  await field.pressSequentially('Robin of the far northern woods');
  expect((await field.inputValue()).length).toBe(20);
  await expectAccessible(page);
  await field.fill('Robin');
  await button(page, 'Start Quiz').click();

  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(page.getByText('Playing as Robin')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('c');
  await expect(page.getByText('You chose Ketchup. It was: Cinnamon')).toBeVisible();
  for (const option of ['Hot sauce', 'Cinnamon', 'Ketchup', 'Cheese'])
    await expect(answer(page, option)).toBeDisabled();
  await expect(button(page, 'Next')).toBeFocused();
  await expect(button(page, 'Next')).toHaveAccessibleDescription(/Wrong!.*You chose Ketchup/);
  await expectAccessible(page);

  // a reload goes on with the answer on screen, and so does another language
  await page.reload();
  await expect(page.getByText('You chose Ketchup')).toBeVisible();
  await button(page, 'Français').click();
  await expect(page.getByText("Tu as choisi Du ketchup. C'était : De la cannelle")).toBeVisible();
  await expect(button(page, 'Français')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'English').click();
  await button(page, 'Next').click();
  await playOn(page, 'know-me', { from: 1 });

  await expect(heading(page, "Robin, that's a wrap!")).toBeFocused();
  await expect(page.getByText('4 out of 5 right')).toBeVisible();
  await expect(page.getByText('Great! You know me really well!')).toBeVisible();
  await expect(page.getByText(/you know the creator/)).toBeVisible();
  await expectAccessible(page);

  const text = 'I just completed "How Well Do You Know Me" quiz as Robin!';
  await expect(page.getByText(text)).toBeVisible();
  const address = new URL(HOW_WELL, page.url()).href;
  const shared = { Twitter: ['twitter.com', 'text', 'url'], Facebook: ['www.facebook.com', 'quote', 'u'] } as const;
  for (const [name, [host, words, link]] of Object.entries(shared)) {
    const way = page.getByRole('link', { name: `${name} (opens in a new tab)` });
    const { hostname, searchParams } = new URL((await way.getAttribute('href')) ?? '');
    expect([hostname, searchParams.get(words), searchParams.get(link)]).toEqual([host, text, address]);
    await expect(way).toHaveAttribute('target', '_blank');
    await expect(way).toHaveAttribute('rel', /noopener/);
  }
  await button(page, 'Copy link').click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Your Own Quiz' })).toHaveAttribute(
    'href',
    '/create-quiz',
  );

  await page.evaluate(() => Object.assign(window, { marked: true }));
  await button(page, 'Play Again').click();
  await expect(heading(page, 'How well do you know Nour?')).toBeVisible();
  expect(await page.evaluate(() => 'marked' in window)).toBe(false);
  await button(page, 'Stay Anonymous').click();
  await expect(page.getByText('Playing as Anonymous', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('never: the name is asked for after the first answer, which is kept; a summary at the end', async ({ page }) => {
  await page.goto(NEVER);
  await expect(heading(page, en.quiz['never-have-i-ever'].wave.text)).toBeVisible();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  await answer(page, 'I Have Never').click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expect(button(page, 'Continue')).toBeDisabled();
  await expectAccessible(page);
  await button(page, 'Stay Anonymous').click();
  await expect(page.getByText('Playing as Anonymous User')).toBeVisible();
  await expect(page.getByText('You chose I Have Never. It was: I Have')).toBeVisible();
  await expect(answer(page, 'I Have')).toBeDisabled();
  await expectAccessible(page);
  await button(page, 'Next').click();
  await playOn(page, 'never-have-i-ever', { from: 1, wrong: 1 });

  await expect(heading(page, "Anonymous User, that's a wrap!")).toBeVisible();
  await expect(page.getByText('3 out of 5 right')).toBeVisible();
  const answers = page.getByRole('listitem').filter({ hasText: 'Nour:' });
  await expect(answers).toHaveCount(5);
  await expect(answers.first()).toHaveText(/Wrong! .*You: I Have NeverNour: I Have$/);
  await expect(page.getByText('I just completed "Never Have I Ever" quiz as Anonymous User!')).toBeVisible();
  await expectAccessible(page);

  // everything in the other language, nothing lost
  await button(page, 'Français').click();
  await expect(heading(page, "Anonyme, c'est dans la boîte !")).toBeVisible();
  await expect(page.getByText("Je viens de finir le quiz « Je n'ai jamais » en tant que Anonyme !")).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Crée ton propre quiz' })).toBeVisible();

  // who leaves a result and comes back plays anew
  await page.getByRole('link', { name: 'WhoKnows', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('vraiment');
  await page.goBack();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
});

for (const [score, words] of [
  [5, 'Amazing! You know me perfectly!'],
  [3, /^Not bad!/],
  [2, /some things/],
  [1, 'We should hang out more!'],
] as const) {
  test(`how well: what ${score} of 5 is worth`, async ({ page }) => {
    const answers = DEMO_QUIZZES['know-me'].map(({ statement, options, correct }, index) => ({
      question: index + 1,
      statement,
      selected: index < score ? correct : options.find((option) => option !== correct),
    }));
    await page.addInitScript((play) => sessionStorage.setItem('whoknows-demo-know-me', JSON.stringify(play)), {
      name: 'Robin',
      answers,
      isRevealed: false,
    });
    await page.goto(HOW_WELL);
    await expect(page.getByText(words)).toBeVisible();
  });
}

test('plays to the end without a network, on a small phone with text twice as large', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(HOW_WELL);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await context.setOffline(true);
  await page.getByLabel('Your name').fill('Robin');
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  await button(page, 'Start Quiz').click();
  expect(await fits()).toBe(true);
  await playOn(page, 'know-me');
  await expect(page.getByText('5 out of 5 right')).toBeVisible();
  expect(await fits()).toBe(true);
});
