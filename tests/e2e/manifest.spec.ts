import type { BrowserContext, Page } from '@playwright/test';
import { write } from './offline.ts';
import { expect, makeCreator, signInOn, test } from './support.ts';

interface Picture {
  src: string;
  sizes: string;
}
interface Manifest {
  icons: (Picture & { purpose?: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: (Picture & { form_factor: string; label: string })[];
}

/** The real size of each picture, as the browser sees it, beside the one that is promised. */
const sizesOf = (page: Page, pictures: readonly Picture[]) =>
  page.evaluate(
    (list) =>
      Promise.all(
        list.map(async ({ src, sizes }) => {
          const image = await createImageBitmap(await (await fetch(src)).blob());
          return [src, sizes, `${image.width}x${image.height}`] as const;
        }),
      ),
    pictures.map(({ src, sizes }) => ({ src, sizes })),
  );

test.describe('in a profile of its own', () => {
  let context: BrowserContext;
  // an ordinary test context is private, in which no browser installs anything
  test.beforeEach(async ({ playwright, launchOptions, baseURL }, info) => {
    context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 844 },
    });
  });
  test.afterEach(() => context.close());

  test('a browser installs the app without a warning, and its icon counts the unread messages', {
    tag: '@gate',
  }, async () => {
    const page = context.pages()[0] ?? (await context.newPage());
    const client = await context.newCDPSession(page);
    await page.goto('/about');
    const { errors, data } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);

    const manifest = JSON.parse(data ?? '{}') as Manifest;
    const [start_url, short_name] = ['/dashboard?start=1', 'WhoKnows'];
    expect(manifest).toMatchObject({ id: '/', display: 'standalone', short_name, start_url });
    expect(manifest.icons.map(({ purpose }) => purpose ?? 'any')).toEqual(['any', 'any', 'maskable', 'monochrome']);
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Create quiz', '/create-quiz'],
      ['Dashboard', '/dashboard'],
      ['Messages', '/dashboard?tab=messages'],
    ]);
    expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    expect(manifest.screenshots.every(({ label }) => label)).toBe(true);
    const { icons, shortcuts, screenshots } = manifest;
    for (const [src, promised, real] of await sizesOf(page, [
      ...icons,
      ...screenshots,
      ...shortcuts.flatMap((shortcut) => shortcut.icons),
    ]))
      expect(real, src).toBe(promised);

    const { appId: manifestId } = await client.send('Page.getAppId');
    if (!manifestId) throw new Error('The app has no id.');
    await client.send('PWA.install', { manifestId });
    const badge = async () => (await client.send('PWA.getOsAppState', { manifestId })).badgeCount;
    const creator = await makeCreator();
    const send = () => write(creator, 'Psst.');
    await Promise.all([send(), send()]);
    await signInOn(page, creator, '/dashboard?tab=messages');
    await expect.poll(badge).toBe(2);
    await page.getByRole('button', { name: 'Open all' }).click();
    await expect.poll(badge).toBe(0);
    await send();
    await expect.poll(badge).toBe(1);
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/');
    await expect.poll(badge).toBe(0);
  });
});
