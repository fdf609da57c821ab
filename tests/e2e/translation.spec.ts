import type { Page } from '@playwright/test';
import type { NeverItem } from '../../domain/games/never-have-i-ever/draft.ts';
import { ANSWER_FEEDBACK_MS } from '../../domain/limits.ts';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { readyTexts } from '../../domain/quiz/ready.ts';
import { saveDraft } from '../../scripts/seed/client.ts';
import { expect, makeCreator, openMore, test, watch } from './support.ts';

type Language = 'en' | 'fr';
const presets = (language: Language) => readyTexts('never-have-i-ever', 'normal', language).slice(0, 5);
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

test('a French visitor plays and shares in French, and can see the original', { tag: '@gate' }, async ({
  page,
  baseURL,
}) => {
  const path = await makePresetQuiz('en');
  const complaints = watch(page);
  const requests = countRequests(page);
  await page.clock.install(); // right and wrong need not be waited for
  await speak(page, 'fr');
  await page.goto(path);
  await expect(heading(page, DEMO_TITLE.fr).locator('[lang=fr]')).toHaveText(DEMO_TITLE.fr);
  await expect(page.getByText('Traduit', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${DEMO_TITLE.fr} · WhoKnows`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path);
  await page.getByRole('button', { name: 'Rester anonyme' }).click();
  const submitted = page.waitForRequest('**/api/responses');
  for (const statement of texts('fr')) {
    await expect(heading(page, statement)).toBeVisible();
    await page.getByRole('button', { name: 'Déjà fait' }).click();
    await page.clock.fastForward(ANSWER_FEEDBACK_MS);
  }
  expect((await submitted).postDataJSON().answers.map((one: { given: string }) => one.given)).toEqual(
    Array(5).fill('ever'),
  );
  await page.waitForURL('**/quiz/results/*');
  await openMore(page, 'Plus');
  for (const statement of texts('fr')) await expect(page.getByText(statement, { exact: true })).toBeVisible();
  await expect(page.getByText(DEMO_TITLE.fr)).toBeVisible();
  await expect(page.getByText(/^100\s%$/).first()).toBeVisible();
  // the title and the statements were asked for on the first screen, and never again
  const asked = requests.length;
  expect(asked).toBeLessThanOrEqual(2);

  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(DEMO_TITLE.fr));
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: ShareData) => sessionStorage.setItem('shared', data.text ?? '') });
  });
  // it comes above the button
  await expect(page.getByText('Tu ouvres le classement !')).toBeVisible();
  await page.getByRole('button', { name: 'Partager le résultat' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared'))).toContain(DEMO_TITLE.fr);

  await page.getByRole('button', { name: "Voir l'original" }).click();
  for (const statement of texts('en')) await expect(page.getByText(statement, { exact: true })).toBeVisible();
  await page.reload();
  await openMore(page, 'Plus');
  await expect(page.getByText(texts('en')[0] ?? '', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Traduire' }).click();
  await expect(page.getByText(texts('fr')[0] ?? '', { exact: true })).toBeVisible();
  expect(requests).toHaveLength(asked);
  expect(complaints).toEqual([]);
});
