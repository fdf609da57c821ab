import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { isHydrated } from './hydration.ts';
import { expect, test, watch } from './support.ts';

// with motion, as most people have it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const speakFrench = (page: Page) => page.addInitScript(() => localStorage.setItem('preferred-language', 'fr'));
const section = (page: Page, id: string) => page.locator(`section[id="${id}"]`);

const WORDS = {
  en: {
    question: 'who really knows you?',
    ways: ['Create Your Quiz', 'Join Now', 'Login'],
    'how-it-works': ['How it works', 'Favorite food', 'Celebrity crush', 'Dream job', 'Score and compete'],
    'two-truths': ['2 truths and a lie', 'Create your mix', 'Share and challenge', 'See results'],
    'never-have-i-ever': [
      'Never have I ever',
      'Create questions',
      'Friends respond',
      'Never',
      'Ever',
      'Custom questions',
      'Group sharing',
    ],
    'anonymous-messages': [
      'Anonymous messages',
      'Create your link',
      'Share it',
      'Get messages',
      'Recent messages',
      '12 more messages',
    ],
    example: 'Example',
    goal: /^Our goal: 2\.5M\+ .*4\.9\/5/,
  },
  fr: {
    question: 'qui te connaît vraiment ?',
    ways: ['Crée ton quiz', 'Rejoins-nous', 'Connexion'],
    'how-it-works': ['Comment ça marche', 'Plat préféré', 'Crush célèbre', 'Métier de rêve'],
    'two-truths': ['2 vérités et un mensonge', 'Prépare ton mélange', 'Partage et défie', 'Regarde les résultats'],
    'never-have-i-ever': ["Je n'ai jamais", 'Crée tes questions', 'Tes amis répondent', 'Jamais', 'Déjà'],
    'anonymous-messages': ['Messages anonymes', 'Crée ton lien', 'Partage-le', 'Reçois des messages'],
    example: 'Exemple',
    goal: /^Notre objectif.*2,5/,
  },
} as const;
const SECTIONS = ['how-it-works', 'two-truths', 'never-have-i-ever', 'anonymous-messages'] as const;

for (const language of ['en', 'fr'] as const) {
  test(`every section and every way in, in ${language}; the question is what paints last and nothing jumps`, async ({
    page,
  }) => {
    if (language === 'fr') await speakFrench(page);
    const complaints = watch(page);
    const words = WORDS[language];
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.question);
    for (const id of SECTIONS) {
      for (const text of words[id]) await expect(section(page, id).getByText(text, { exact: true })).toBeVisible();
      // what is made up says so
      await expect(section(page, id).getByText(words.example, { exact: true }).first()).toBeVisible();
    }
    const main = page.getByRole('main');
    for (const [at, address] of ['/dashboard', '/auth', '/auth'].entries()) {
      const links = main.getByRole('link', { name: words.ways[at] ?? '', exact: true });
      await expect(links).toHaveCount(2);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', address);
    }
    for (const demo of ['/quiz/how-well', '/quiz/never-have-i-ever']) {
      await expect(main.locator(`a[href="${demo}"]`)).toBeVisible();
    }
    await expect(main.getByText(words.goal)).toBeVisible();
    const painted = await page.evaluate(
      () =>
        new Promise<{ largest: string | undefined; shift: number }>((resolve) => {
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
            requestAnimationFrame(() => resolve({ largest: last?.element?.closest('h1')?.tagName, shift }));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(painted.largest).toBe('H1');
    expect(painted.shift).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });
}

test('the three examples are played on the spot, and axe finds nothing before or after', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  const lie = page.getByRole('region', { name: 'Example game' });
  await lie.getByRole('button', { name: 'I was on the radio when I was six' }).click();
  await expect(lie.getByRole('status')).toHaveText(/^Fooled you!/);
  for (const button of await lie.getByRole('button').all()) await expect(button).toBeDisabled();

  const never = page.getByRole('region', { name: 'Example statement' });
  await never.getByRole('button', { name: 'Ever', exact: true }).click();
  await expect(never.getByRole('status')).toHaveText('Ever. There are screenshots.');

  const topics = page.getByRole('region', { name: 'Example question' });
  await topics.getByRole('button', { name: "The kids' menu" }).click();
  await expect(topics.getByRole('status')).toHaveText(/^Right!/);
  await topics.getByRole('button', { name: 'Dream job' }).click();
  await expect(topics.getByRole('button', { name: 'Dream job' })).toHaveAttribute('aria-pressed', 'true');
  await expect(topics.getByRole('heading')).toHaveText("What would I be if money didn't matter?");
  await topics.getByRole('button', { name: 'Astronaut' }).click();
  await expect(topics.getByRole('status')).toHaveText(/^Wrong/);
  await expectAccessible(page);
});

test('Create Your Quiz loads the page anew, Join Now and Login do not', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page); // before, a link is followed by the browser
  const isSamePage = () => page.evaluate(() => 'marked' in window);
  for (const name of ['Join Now', 'Login']) {
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.getByRole('main').getByRole('link', { name, exact: true }).last().click();
    await page.waitForURL('**/auth');
    expect(await isSamePage()).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('who really knows you?');
  }
  await page.getByRole('main').getByRole('link', { name: 'Create Your Quiz' }).first().click();
  // signed out, one is asked to sign in first
  await page.waitForURL('**/auth');
  expect(await isSamePage()).toBe(false);
});

test('nothing sticks out on a small phone with text twice as large', async ({ page }) => {
  await speakFrench(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const tooWide = await page
    .getByRole('main')
    .locator('h1, h2, h3, p, li, button, a')
    .evaluateAll((nodes) =>
      nodes.filter((node) => node.getBoundingClientRect().right > innerWidth + 2).map((node) => node.textContent),
    );
  expect(tooWide).toEqual([]);
});

test('without scripts this page is whole, and one that needs them says so, in both languages and in the dark', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('who really knows you?');
  await expect(page.getByText('needs JavaScript')).toHaveCount(0);

  await page.goto('/quiz/how-well');
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cette page a besoin de JavaScript' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 19, 42)');
  await page.getByRole('link', { name: /^Help Center/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'WhoKnows' }).click();
  await page.waitForURL('/');
  await context.close();
});
