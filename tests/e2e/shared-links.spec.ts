import { isHydrated, listen } from './hydration.ts';
import { isListed } from './public-copies.ts';
import { type Creator, expect, makeCreator, makeQuiz, test } from './support.ts';

async function linksOf(creator: Creator): Promise<Record<string, string>> {
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Who <b>knows</b> me?' });
  const locked = await makeQuiz(creator, 'two-truths', { isPublic: false, password: 'pancakes' });
  await isListed(creator.username, 1);
  const profile = `/${creator.username}`;
  return {
    quiz: quiz.path,
    locked: locked.path,
    profile,
    section: `${profile}/howwell`,
    message: `${profile}/anonymous-messages`,
    'message by its short name': `${profile}/messages`,
    'unknown quiz': `${profile}/abcd2345`,
    'unknown section': `${profile}/no-such-section`,
    'unknown person': `${profile}x`,
    'unknown result': '/quiz/results/11111111-1111-4111-8111-111111111111',
  };
}

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const)
  test(`every link is hydrated as it was rendered, in ${language} and ${colorScheme}`, async ({ browser, baseURL }) => {
    const links = await linksOf(await makeCreator());
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      serviceWorkers: 'block',
      colorScheme,
      // where it is already tomorrow while the server says today
      timezoneId: 'Pacific/Kiritimati',
    });
    await context.addInitScript((chosen) => localStorage.setItem('preferred-language', chosen), language);
    for (const [kind, path] of Object.entries(links)) {
      const page = await context.newPage();
      const said = listen(page);
      const reply = await page.goto(path);
      expect(reply?.status(), kind).toBe(kind.startsWith('unknown') ? 404 : 200);
      await isHydrated(page);
      await expect(page.locator('html'), kind).toHaveAttribute('lang', language);
      // React has taken over the tags, too, and made none a second time
      for (const tag of ['title', 'link[rel=canonical]', 'meta[property="og:title"]', 'meta[property="og:image"]'])
        await expect(page.locator(`head ${tag}`), `${kind} ${tag}`).toHaveCount(1);
      expect(said, kind).toEqual([]);
      await page.close();
    }
    await context.close();
  });

test('without scripts a link shows its first screen, in the language of its address', async ({ browser, baseURL }) => {
  const { quiz, profile, locked } = await linksOf(await makeCreator());
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(quiz ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Who <b>knows</b> me?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay Anonymous' })).toBeVisible();
  await page.goto(`${quiz}?lang=fr`);
  await expect(page.getByRole('button', { name: 'Rester anonyme' })).toBeVisible();
  await expect(page).toHaveTitle(/Who <b>knows<\/b> me\?/);
  await page.goto(profile ?? '');
  await expect(page.getByRole('article', { name: 'Who <b>knows</b> me?' })).toBeVisible();
  await page.goto(locked ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Private Quiz Access' })).toBeVisible();
  await context.close();
});

test('a French link speaks French to those who have chosen no language, and only to them', async ({
  page,
  stranger,
}) => {
  const { path } = await makeQuiz(await makeCreator(), 'know-me');
  const said = listen(page);
  await page.goto(`${path}?lang=fr`);
  await isHydrated(page);
  await expect(page.getByRole('button', { name: 'Rester anonyme' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?lang=fr$/);
  expect(said).toEqual([]);
  await stranger.addInitScript(() => localStorage.setItem('preferred-language', 'en'));
  await stranger.goto(`${path}?lang=fr`);
  await expect(stranger.getByRole('button', { name: 'Stay Anonymous' })).toBeVisible();
});
