import { expect, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit the shell opens without a network, and no answer of a server is cached', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('who really knows you?');
  await context.setOffline(true);
  await page.goto('/auth');
  await expect(page.getByText('Create Account').first()).toBeVisible();
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return lists.flat();
  });
  expect(cached.length).toBeGreaterThan(5);
  expect(cached.filter((url) => /\/api\/|\/documents|identitytoolkit|googleapis/.test(url))).toEqual([]);
});

test('the manifest is one a browser would install', async ({ page, context }) => {
  await page.goto('/');
  const client = await context.newCDPSession(page);
  const { errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ id: '/', display: 'standalone', short_name: 'WhoKnows' });
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // an ordinary test context is private, which is the only thing that stands against it
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
