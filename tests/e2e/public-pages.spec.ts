import { LINK_SLUG } from '../../domain/profiles/links.ts';
import { countShifts, shiftOf } from './layout-shift.ts';
import { changeProfile, isListed } from './public-copies.ts';
import { expect, goWithin, makeCreator, makeQuiz, test } from './support.ts';

test('one address for each page, however it is written; a list that arrives late moves nothing', async ({
  page,
  baseURL,
}) => {
  const creator = await makeCreator();
  const { username } = creator;
  await makeQuiz(creator, 'two-truths');
  await isListed(username, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await countShifts(page);
  const canonical = page.locator('link[rel=canonical]');
  for (const [address, tidied, wanted] of [
    [`/@${username.toUpperCase()}%20.`, `/${username}`, `/${username}`],
    [`/${username}/Messages`, `/${username}/messages`, `/${username}/${LINK_SLUG.anonymous}`],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(tidied);
    await expect(canonical).toHaveAttribute('href', `${baseURL}${wanted}`);
  }

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/documents/listings/**', async (route) => {
    await held;
    await route.continue();
  });
  // within the app; the first page of a visit comes with its list
  await goWithin(page, `/${username}/truth`);
  await expect(page.getByRole('heading', { level: 1, name: '2 Truths & A Lie' })).toBeVisible();
  await expect(page.getByRole('textbox')).toBeHidden();
  release();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('the quiz behind a password is read out once it opens, and figures stay whole on the smallest phone', async ({
  page,
}) => {
  const creator = await makeCreator();
  const secret = { title: 'A secret', isPublic: false, password: 'pancakes' };
  const { path } = await makeQuiz(creator, 'know-me', secret);
  await page.goto(path);
  await page.getByLabel('Quiz password').fill('pancakes');
  await page.getByRole('button', { name: 'Access Quiz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A secret' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'A secret' })).toBeVisible();
  await expect(page.locator('h1:focus')).toHaveCount(0);

  await changeProfile(creator, { stats: { quizzes: 0, plays: 1, averagePercent: 58 } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => localStorage.setItem('preferred-language', 'fr'));
  await page.goto(`/${creator.username}`);
  const average = page.getByRole('definition').filter({ hasText: '5,8/10' });
  await expect(average).toBeVisible();
  const size = await average.evaluate((node) => {
    const tile = node.parentElement as HTMLElement;
    return {
      lines: node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight),
      over: node.scrollWidth - tile.clientWidth,
    };
  });
  expect(size.lines).toBeLessThan(1.5);
  expect(size.over).toBeLessThanOrEqual(0);
});
