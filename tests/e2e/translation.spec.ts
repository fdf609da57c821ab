import type { Page } from '@playwright/test';
import type { NeverItem } from '../../domain/games/never-have-i-ever/draft.ts';
import { statementsIn } from '../../domain/games/never-have-i-ever/statements.ts';
import { ANSWER_FEEDBACK_MS } from '../../domain/limits.ts';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { saveDraft } from '../../scripts/seed/client.ts';
import { expectAccessible } from './axe.ts';
import { countShifts, shiftOf } from './layout-shift.ts';
import { expect, makeCreator, makeQuiz, test, watch } from './support.ts';

type Language = 'en' | 'fr';
const presets = (language: Language) => statementsIn('normal', language).slice(0, 5);
const texts = (language: Language) => presets(language).map(({ text }) => text);
const DEMO_TITLE = { en: 'Spot my lies', fr: 'Démasque mes mensonges' };

/** A quiz of ready statements in one language, with a title that the memory knows; "ever" is always right. */
async function makePresetQuiz(language: Language): Promise<string> {
  const creator = await makeCreator();
  const questions: NeverItem[] = presets(language).map(({ id, text }) => ({
    id,
    statement: text,
    answer: 'ever',
  }));
  const draft: QuizDraft = {
    type: 'never-have-i-ever',
    title: DEMO_TITLE[language],
    isPublic: true,
    password: '',
    category: 'normal',
    questions,
  };
  return `/${creator.username}/${(await saveDraft(creator, draft)).quizId}`;
}

/** Chooses a language before the first page, as an earlier visit would have. */
const speak = (page: Page, language: Language) =>
  page.addInitScript((chosen) => {
    if (localStorage.getItem('preferred-language') === null) localStorage.setItem('preferred-language', chosen);
  }, language);

function countRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/translate-content')) requests.push(request.postData() ?? '');
  });
  return requests;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a French visitor plays in French, sees the result in French and can look at the original', async ({ page }) => {
  const path = await makePresetQuiz('en');
  const complaints = watch(page);
  const requests = countRequests(page);
  await page.clock.install(); // right and wrong need not be waited for
  await speak(page, 'fr');
  await page.goto(path);
  await expect(heading(page, DEMO_TITLE.fr)).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Traduit', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rester anonyme' }).click();
  const submitted = page.waitForRequest('**/api/responses');
  for (const statement of texts('fr')) {
    await expect(heading(page, statement)).toBeVisible();
    await page.getByRole('button', { name: 'Déjà fait' }).click();
    await expect(page.getByText('Bien vu !')).toBeVisible();
    await page.clock.fastForward(ANSWER_FEEDBACK_MS);
  }
  expect((await submitted).postDataJSON().answers.map((one: { given: string }) => one.given)).toEqual(
    Array(5).fill('ever'),
  );
  await page.waitForURL('**/quiz/results/*');
  for (const statement of texts('fr')) await expect(page.getByText(statement, { exact: true })).toBeVisible();
  await expect(page.getByText(DEMO_TITLE.fr)).toBeVisible();
  await expect(page.getByText(/^100\s%$/).first()).toBeVisible();
  // the title and the statements were asked for once each, on the first screen
  expect(requests).toHaveLength(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: "Voir l'original" }).click();
  for (const statement of texts('en')) await expect(page.getByText(statement, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(texts('en')[0] ?? '', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Traduire' }).click();
  await expect(page.getByText(texts('fr')[0] ?? '', { exact: true })).toBeVisible();
  expect(requests).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('options and statements are translated for the eye only: right stays right', async ({ page }) => {
  const { path } = await makeQuiz(await makeCreator(), 'two-truths');
  await speak(page, 'fr');
  await page.goto(path);
  await expect(heading(page, DEMO_TITLE.fr)).toBeVisible();
  await page.getByRole('button', { name: 'Rester anonyme' }).click();
  await page.getByRole('button', { name: 'Je sais jongler avec quatre oranges' }).click();
  await expect(page.getByText('Raté !')).toBeVisible();
  await expect(page.getByText("C'était : J'ai rencontré un Premier ministre")).toBeVisible();
  await page.getByRole('button', { name: "J'ai un frère jumeau" }).click();
  await expect(page.getByText('Bien vu !')).toBeVisible();
});

test('without an answer the original stays, and what comes late changes no question on screen', async ({ page }) => {
  const path = await makePresetQuiz('en');
  const [first = '', second = ''] = texts('en');
  await speak(page, 'fr');
  let refused = 0;
  await page.route('**/api/translate-content', async (route) => {
    await route.fulfill({ status: 500, body: 'down' });
    refused += 1;
  });
  await page.goto(path);
  await expect(heading(page, DEMO_TITLE.en)).not.toHaveAttribute('lang');
  // the title and the statements
  await expect.poll(() => refused).toBe(2);
  await expect(page.getByText("La traduction n'est pas arrivée, alors voici l'original.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Traduire' })).toBeVisible();

  // from now on it answers, but only when it is let
  await page.unroute('**/api/translate-content');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/translate-content', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Rester anonyme' }).click();
  await expect(heading(page, first)).toBeVisible();
  const never = page.getByRole('button', { name: 'Jamais' });
  await expect(never).toBeEnabled();
  const arrived = page.waitForResponse('**/api/translate-content');
  release();
  await (await arrived).finished();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('whoknows-translations-fr')))
    .toContain('statement:');
  await expect(heading(page, first)).toBeVisible();
  await never.click();
  await expect(page.getByText('Question 2 sur 5')).toBeVisible();
  await expect(heading(page, second)).toBeHidden();
  await expect(heading(page, texts('fr')[1] ?? '')).toBeVisible();
});

test('the language of the page decides, changed on the first screen too', async ({ page }) => {
  const path = await makePresetQuiz('en');
  const requests = countRequests(page);
  await page.goto(path);
  await expect(heading(page, DEMO_TITLE.en)).toBeVisible();
  await page.getByRole('button', { name: 'FR: passer en français' }).click();
  await expect(heading(page, DEMO_TITLE.fr)).toBeVisible();
  await page.getByRole('button', { name: 'EN: switch to English' }).click();
  await expect(heading(page, DEMO_TITLE.en)).toBeVisible();
  expect(requests).toHaveLength(2);
  await expect(page.getByRole('button', { name: /Translate|Show original/ })).toBeHidden();
});

test('in English nothing is asked before the person does', async ({ page }) => {
  const path = await makePresetQuiz('fr');
  const requests = countRequests(page);
  await page.goto(path);
  await expect(heading(page, DEMO_TITLE.fr)).toBeVisible();
  const translate = page.getByRole('button', { name: 'Translate' });
  await expect(translate).toBeVisible();
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  await expect(heading(page, texts('fr')[0] ?? '')).toBeVisible();
  expect(requests).toEqual([]);
  await page.route('**/api/translate-content', (route) => route.abort());
  await translate.click();
  await expect(page.getByText("The translation didn't come through, so here's the original.")).toBeVisible();
  await page.unroute('**/api/translate-content');
  await translate.click();
  await expect(heading(page, texts('en')[0] ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show original' })).toBeFocused();
  expect(requests).toHaveLength(4);
});

test('who asks for a translation that nobody has is told so', async ({ page }) => {
  const { path } = await makeQuiz(await makeCreator(), 'know-me', { title: 'Soirée pyjama' });
  await page.goto(path);
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByText('No translation for this one yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Translate|Show original/ })).toBeHidden();
  await expect(heading(page, 'Soirée pyjama')).toBeVisible();
});

test('a translation that failed by itself can be tried again; the name of the page and the shared words follow', async ({
  page,
  baseURL,
}) => {
  const path = await makePresetQuiz('en');
  await page.clock.install();
  await speak(page, 'fr');
  await page.route('**/api/translate-content', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.goto(path);
  await expect(page.getByText("La traduction n'est pas arrivée, alors voici l'original.")).toBeVisible();
  await expect(page).toHaveTitle(`${DEMO_TITLE.en} · WhoKnows`);
  await expectAccessible(page);
  await page.unroute('**/api/translate-content');
  await page.getByRole('button', { name: 'Traduire' }).click();
  await expect(heading(page, DEMO_TITLE.fr)).toBeVisible();
  await expect(page).toHaveTitle(`${DEMO_TITLE.fr} · WhoKnows`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path);

  await page.getByRole('button', { name: 'Rester anonyme' }).click();
  for (const statement of texts('fr')) {
    await expect(heading(page, statement)).toBeVisible();
    await page.getByRole('button', { name: 'Déjà fait' }).click();
    await expect(page.getByText('Bien vu !')).toBeVisible();
    await page.clock.fastForward(ANSWER_FEEDBACK_MS);
  }
  await page.waitForURL('**/quiz/results/*');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(DEMO_TITLE.fr));
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: ShareData) => sessionStorage.setItem('shared', data.text ?? '') });
  });
  await page.getByRole('button', { name: 'Partager le résultat' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared'))).toContain(DEMO_TITLE.fr);
});

test('a translation that arrives moves nothing on a phone', async ({ page }) => {
  const path = await makePresetQuiz('en');
  await page.setViewportSize({ width: 390, height: 844 });
  await countShifts(page);
  await speak(page, 'fr');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/translate-content', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await expect(heading(page, DEMO_TITLE.en)).toBeVisible();
  release();
  await expect(heading(page, DEMO_TITLE.fr)).toBeVisible();
  await expect(page.getByText('Traduit', { exact: true })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
  // nothing is kept free for it either: one can start without scrolling
  const start = await page.getByRole('button', { name: "C'est parti" }).boundingBox();
  expect(start && start.y + start.height).toBeLessThan(844);
});
