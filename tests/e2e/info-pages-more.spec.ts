import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, makeCreator, signInOn, test, watch } from './support.ts';

/** The main texts and links of each page, in both languages. */
const PAGES = [
  {
    path: '/templates',
    links: ['/create-quiz', '/dashboard', '/create-quiz?type=know-me&template=couple-check'],
    en: ['Quiz Templates', 'The best friend exam', 'Bluff night', 'Back row confessions', 'Rather start from scratch?'],
    fr: ['Modèles de quiz', "Le bac de l'amitié", 'Soirée bluff', 'Les aveux du fond de la classe'],
  },
  {
    path: '/analytics',
    links: ['/dashboard', '/templates'],
    en: ['Analytics', 'One quiz, in numbers', 'Who chose what', 'What you get today', "What isn't there yet"],
    fr: ['Statistiques', 'Un quiz en chiffres', 'Qui a choisi quoi', "Ce qui n'existe pas encore"],
  },
  {
    path: '/careers',
    links: ['/contact?type=general'],
    en: ['Careers', 'Question Writer (English and French)', 'Front-end Engineer', 'Safety & Community Lead'],
    fr: ['Travailler ici', 'Développeur ou développeuse front-end', 'Ce à quoi on tient'],
  },
  {
    path: '/blog',
    links: ['#bluff', '#kind', '#links', '/safety', '/help'],
    en: ['Blog', 'How to write a lie that nobody spots', 'Anonymous messages worth keeping', 'Who can open your link?'],
    fr: ['Blog', 'Écrire un mensonge que personne ne repère', 'Qui peut ouvrir ton lien ?'],
  },
  {
    path: '/press',
    links: ['/contact?type=press', '/share.png'],
    en: ['Press & Media', 'WhoKnows in one paragraph', 'Press releases', 'In the media', 'Brand facts'],
    fr: ['Presse et médias', 'WhoKnows en un paragraphe', 'Communiqués', 'Dans les médias'],
  },
] as const;

for (const { path, links, en, fr } of PAGES) {
  test(`${path} in both languages, for everybody, its samples labeled`, async ({ page }) => {
    const complaints = watch(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en[0]);
    for (const text of en) await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    for (const link of links) await expect(page.locator(`main a[href="${link}"]`).first()).toBeAttached();
    const isSample = path !== '/templates';
    if (isSample) await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'FR: passer en français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr[0]);
    for (const text of fr) await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    if (isSample) await expect(page.getByText('Exemple', { exact: true }).first()).toBeVisible();
    // nothing is wider than the smallest phone, with the text set twice as large
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(complaints).toEqual([]);
  });
}

test('an opening opens to its description, and a post is one link away', async ({ page }) => {
  await page.goto('/careers');
  const opening = page.getByRole('group').filter({ hasText: 'Front-end Engineer' });
  await opening.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(opening.getByText('Delete code. Often.')).toBeVisible();
  await expectAccessible(page);
  await opening.getByRole('link', { name: 'Ask about this one' }).click();
  await expect(page.getByRole('radio', { name: 'General' })).toBeChecked();

  const complaints = watch(page);
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Posts' }).getByRole('link', { name: 'Who can open your link?' }).click();
  await expect(page).toHaveURL(/#links$/);
  await expect(page.getByRole('heading', { name: 'Who can open your link?' })).toBeInViewport();
  // prerendered for nobody in particular, and then as this British reader writes it
  await expect(page.getByRole('time').first()).toHaveText('3 November 2026');
  expect(complaints).toEqual([]);
});

test('the analytics say what is not there yet, and in which numbers nobody should believe', async ({ page }) => {
  await page.goto('/analytics');
  await expect(page.getByText('Coming soon', { exact: true })).toBeVisible();
  await expect(page.getByText('Sample numbers from a made-up quiz')).toBeVisible();
  const bars = page.getByRole('list').filter({ hasText: '5/5' }).getByRole('listitem');
  await expect(bars).toHaveText(['5/55 people', '4/58 people', '3/56 people', '2/54 people', '1/51 person']);
});

test('the chips filter the templates, and the choice stays in the address', async ({ page }) => {
  await page.goto('/templates');
  const cards = page.getByRole('main').getByRole('article');
  const count = page.getByRole('main').getByRole('status');
  await expect(cards).toHaveCount(6);
  await expect(count).toHaveText('6 templates');
  await page.getByRole('button', { name: 'Family (2)' }).click();
  await expect(page.getByRole('button', { name: 'Family (2)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText('2 templates');
  await expect(cards.getByRole('heading')).toHaveText(['Tall tales from my childhood', 'Family dinner truths']);
  await expect(page).toHaveURL(/\/templates\?category=family$/);
  await page.reload();
  await expect(count).toHaveText('2 templates');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All (6)' }).click();
  await expect(page).toHaveURL(/\/templates$/);
  await expect(cards).toHaveCount(6);
  await page.goto('/templates?category=astronauts');
  await expect(page.getByRole('button', { name: 'All (6)' })).toHaveAttribute('aria-pressed', 'true');
});

const use = (page: Page, title: string) => page.getByRole('link', { name: `Use this template, ${title}` }).click();
const title = (page: Page) => page.getByLabel('Quiz title');
const item = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a template of each game opens in the editor, filled in, for its creator to finish', async ({ page }) => {
  const complaints = watch(page);
  await signInOn(page, await makeCreator(), '/templates');
  await use(page, 'The best friend exam');
  await expect(title(page)).toHaveValue('The best friend exam');
  await expect(page).toHaveURL(/\/create-quiz\?type=know-me$/);
  const second = item(page, 'Question 2');
  await expect(second.getByLabel('Question', { exact: true })).toHaveValue('Which message can only be from me?');
  await expect(second.getByRole('textbox', { name: 'Answer D' })).toHaveValue('“k”');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(item(page, 'Question 5')).toBeVisible();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByText('Tap the letter of the right answer.').first()).toBeVisible();
  // nothing was typed, and a reload finds it all the same
  await page.reload();
  await expect(title(page)).toHaveValue('The best friend exam');
  await expectAccessible(page);

  await page.goto('/templates');
  await use(page, 'Bluff night');
  await expect(title(page)).toHaveValue('Bluff night');
  await expect(item(page, 'Set 5').getByLabel('The lie')).toHaveValue('I once texted ... to ...');

  await page.goto('/templates');
  await page.getByRole('button', { name: 'FR: passer en français' }).click();
  await page.getByRole('link', { name: 'Prendre ce modèle, Vérités du dimanche midi' }).click();
  await expect(page.getByLabel('Titre du quiz')).toHaveValue('Vérités du dimanche midi');
  await expect(page.getByRole('region', { name: 'Affirmation 1', exact: true }).getByRole('textbox')).toHaveValue(
    'Fait porter le chapeau au chat ou au chien',
  );
  expect(complaints).toEqual([]);
});

test('a template takes the place of an untouched one, but of what somebody wrote only on their word', async ({
  page,
}) => {
  await signInOn(page, await makeCreator(), '/create-quiz?type=know-me&template=couple-check');
  await expect(title(page)).toHaveValue('The couple check');
  await page.goto('/create-quiz?type=know-me&template=best-friend-exam');
  await expect(title(page)).toHaveValue('The best friend exam');
  await title(page).fill('My own words');

  await page.goto('/create-quiz?type=know-me&template=couple-check');
  await expect(page.getByText('My own words')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pick up where you left off' }).click();
  await expect(title(page)).toHaveValue('My own words');
  await page.goBack();
  await page.getByRole('button', { name: 'The couple check' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'Pick up where you left off' }).click();
  await expect(title(page)).toHaveValue('My own words');
  await page.goBack();
  await page.getByRole('button', { name: 'The couple check' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(title(page)).toHaveValue('The couple check');
  await expect(page).toHaveURL(/\/create-quiz\?type=know-me$/);

  // a draft of one game is not in the way of another, and names that mean nothing do nothing
  await title(page).fill('Still here');
  await page.goto('/create-quiz?type=two-truths&template=childhood-tales');
  await expect(title(page)).toHaveValue('Tall tales from my childhood');
  await page.goto('/create-quiz?type=know-me&template=no-such-thing');
  await expect(title(page)).toHaveValue('Still here');
  await expect(page).toHaveURL(/\/create-quiz\?type=know-me$/);
});

test('signed out, a template opens the editor', async ({ page }) => {
  await page.goto('/templates');
  await use(page, 'Back row confessions');
  await expect(title(page)).toHaveValue('Back row confessions');
  await expect(item(page, 'Statement 6')).toBeVisible();
  await expect(page).toHaveURL(/\/create-quiz\?type=never-have-i-ever&step=details$/);
  // its statements are marked on their list
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByText('6 selected')).toBeVisible();
});
