import type { Page } from '@playwright/test';
import { comeBack, expect, test } from './support.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const cell = (page: Page, name: string, at: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell')
    .nth(at);

/** Taps the same answer to all five questions, or to those from one on. */
async function answer(page: Page, letter: 'A' | 'B' | 'C', from = 1, to = 5): Promise<void> {
  for (let number = from; number <= to; number++)
    await page
      .getByRole('group', { name: `Question ${number} of 5` })
      .getByRole('button')
      .nth('ABC'.indexOf(letter))
      .click();
}

async function join(page: Page, name: string, letter: 'A' | 'B' | 'C'): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await button(page, "I'm in").click();
  await answer(page, letter);
}

test('three people on three devices play by one link: one goes offline for a while, one leaves, and each sees the grid grow', {
  tag: '@gate',
}, async ({ page: ada, stranger: bea, browser, contextOptions }) => {
  const third = await browser.newContext(contextOptions);
  const cyd = await third.newPage();
  await ada.goto('/circle');
  await ada.getByLabel("What's your circle called?").fill('Lunch');
  await button(ada, 'Make the circle').click();
  await expect(title(ada)).toHaveText('Who knows whom?');
  await expect(ada.getByRole('main')).toContainText('Lunch');
  const link = ada.url();
  await join(ada, 'Ada', 'A');
  await expect(ada.getByRole('heading', { name: "You're the first" })).toBeVisible();

  for (const [page, name, letter] of [
    [bea, 'Bea', 'B'],
    [cyd, 'Cyd', 'C'],
  ] as const) {
    await page.goto(link);
    // what she has sent may still be on its way
    await expect(page.getByRole('list', { name: "Who's in" })).toContainText('Ada');
    await join(page, name, letter);
    await expect(page.getByText('Answer as Ada would:')).toBeVisible();
  }
  await expect(rows(ada)).toHaveText([/Ada/, /Bea/, /Cyd/]);

  await answer(bea, 'A');
  await expect(title(bea)).toHaveText('You really know Ada!');
  await expect(cell(ada, 'Bea', 0)).toHaveText(/^100/);

  await answer(cyd, 'A', 1, 2);
  await third.setOffline(true);
  await answer(cyd, 'B', 3);
  await expect(title(cyd)).toHaveText('Your guess about Ada is saved');
  await comeBack(third);
  await expect(title(cyd)).toHaveText('You know Ada a bit.');
  await expect(cell(ada, 'Cyd', 0)).toHaveText(/^40/);

  // what was guessed of her goes with her, and a guess on its way is dropped
  await button(cyd, 'Next: Bea').click();
  await answer(cyd, 'B', 1, 4);
  await button(bea, 'To the grid').click();
  await bea.getByText('Your place in it').click();
  await button(bea, 'Leave the circle').click();
  await button(bea, 'Leave the circle').click();
  await expect(title(bea)).toHaveText("You've left");
  await expect(rows(ada)).toHaveText([/Ada/, /Cyd/]);
  await expect(title(cyd)).toHaveText(/has just left$/);
  await button(cyd, 'To the grid').click();
  await expect(rows(cyd)).toHaveText([/Ada/, /Cyd/]);
  await expect(cell(cyd, 'Cyd', 0)).toHaveText(/^40/);
  await third.close();
});
