import { expect, test, watch } from './support.ts';

const answer = (parts: Record<string, string>) => ({
  json: { ok: true, data: { ok: Object.values(parts).every((part) => part === 'ok'), parts, tookMs: 12 } },
});

test('the footer asks whether everything works when somebody looks at it, and says so', async ({ page }) => {
  const complaints = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/health')) asked.push(request.url());
  });
  await page.goto('/about');
  const status = page.getByRole('contentinfo').getByText('All systems operational');
  await status.waitFor({ state: 'attached' });
  // the page has loaded, and is in use
  await page.keyboard.press('Shift');
  expect(asked).toEqual([]);
  const health = page.waitForResponse('**/api/health');
  await status.scrollIntoViewIfNeeded();
  expect(await (await health).json()).toMatchObject({ ok: true, data: { ok: true } });
  await expect(status).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const [language, slow] of [
  ['en', 'Some things are slow'],
  ['fr', 'Certaines choses sont lentes'],
] as const)
  for (const [what, reply] of [
    ['is slow', { status: 200, ...answer({ database: 'slow', tasks: 'ok' }) }],
    ['is down', { status: 503, ...answer({ database: 'ok', tasks: 'down' }) }],
    ['is not there at all', { status: 502, body: 'Bad gateway' }],
  ] as const)
    test(`the footer says that some things are slow (${language}): a part ${what}`, async ({ page }) => {
      await page.route('**/api/health', (route) => route.fulfill(reply));
      await page.addInitScript((chosen) => localStorage.setItem('preferred-language', chosen), language);
      await page.goto('/about');
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await footer.locator('p').last().scrollIntoViewIfNeeded();
      await expect(footer.getByText(slow)).toBeVisible();
    });

test('an answer that says nothing of the service changes nothing', async ({ page }) => {
  await page.route('**/api/health', (route) => route.fulfill({ status: 429, json: { ok: false } }));
  await page.goto('/about');
  const status = page.getByRole('contentinfo').getByText('All systems operational');
  const health = page.waitForResponse('**/api/health');
  await status.scrollIntoViewIfNeeded();
  await (await health).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(status).toBeVisible();
});
