import { write } from './offline.ts';
import { expect, makeCreator, signInOn, test } from './support.ts';

interface Picture {
  src: string;
  sizes: string;
}
interface Manifest {
  icons: (Picture & { purpose?: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: (Picture & { form_factor: string })[];
}

test(
  'a browser installs the app without a warning, and its icon counts the unread messages',
  {
    tag: '@gate',
  },
  async ({ playwright, launchOptions, baseURL }, info) => {
    // an ordinary test context is private, in which no browser installs anything
    const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 844 },
    });
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
    const { icons, shortcuts, screenshots } = manifest;
    expect(icons.map(({ purpose }) => purpose ?? 'any')).toEqual(['any', 'any', 'maskable', 'monochrome']);
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Create quiz', '/create-quiz'],
      ['Dashboard', '/dashboard'],
      ['Messages', '/dashboard?tab=messages'],
    ]);
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
      const size = await page.evaluate(async (address) => {
        const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
        return `${width}x${height}`;
      }, src);
      expect(size, src).toBe(sizes);
    }

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
    await context.close();
  },
);
