import type { Page } from '@playwright/test';
import { expect, makeCreator, makeQuiz, openMore, test, watch } from './support.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'Keep WhoKnows one tap away' });
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The event by which Chromium lets a page ask; the person says yes. */
const offerPrompt = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.resolve();
    };
    const userChoice = Promise.resolve({ outcome: 'accepted', platform: 'web' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }));
  });
const isAsked = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');

/** Writes to somebody, up to the words that it has arrived. */
async function write(page: Page, username: string): Promise<void> {
  await page.goto(`/${username}/anonymous-messages`);
  await page.getByRole('textbox').fill('Psst.');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
}

async function takeQuiz(page: Page): Promise<void> {
  const { path, draft } = await makeQuiz(await makeCreator(), 'know-me');
  await page.goto(path);
  await tap(page, 'Stay Anonymous');
  for (const question of draft.questions) {
    if ('options' in question) await page.getByRole('button', { name: question.options[0] ?? '' }).click();
  }
  await page.waitForURL('**/quiz/results/*');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results');
  await openMore(page);
}

/** For a second there is nothing, although there was all the time an offer needs: its code and its words are here. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(offer(page)).toHaveCount(0);
}

test("a result offers the installation: a yes opens the browser's prompt, and nobody is asked again", async ({
  page,
}) => {
  const complaints = watch(page);
  await takeQuiz(page);
  await offerPrompt(page);
  await expect(offer(page)).toContainText('even in a tunnel');
  await offer(page).getByRole('button', { name: 'Install app' }).click();
  await isAsked(page);
  await expect(offer(page)).toBeHidden();
  await write(page, (await makeCreator()).username);
  await offerPrompt(page);
  await expectNoOffer(page);
  expect(complaints).toEqual([]);
});
