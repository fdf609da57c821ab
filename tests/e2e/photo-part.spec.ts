import type { Page } from '@playwright/test';
import { expect, makeCreator, signInOn, test, watch } from './support.ts';

/** Draws a picture whose four quarters are red and green above, blue and white below. */
async function quarters(page: Page, width: number, height: number) {
  const drawn = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      for (const [index, color] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
        context.fillStyle = color;
        context.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name: 'quarters.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
}

const photo = (page: Page) => page.getByRole('main').locator('img').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = async (page: Page, width: number, height: number) =>
  page.locator('input[type="file"]').setInputFiles(await quarters(page, width, height));

/** The colors near the four corners of the photo that the page shows: r, g, b or w. */
const colorsOf = (page: Page): Promise<string> =>
  photo(page).evaluate(async (image: HTMLImageElement) => {
    const bitmap = await createImageBitmap(await (await fetch(image.src)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const far = bitmap.width - 20;
    return [20, far]
      .flatMap((y) => [20, far].map((x) => context?.getImageData(x, y, 1, 1).data ?? []))
      .map(([red = 0, green = 0, blue = 0]) => {
        if (red > 200) return green > 200 && blue > 200 ? 'w' : 'r';
        return green > 200 ? 'g' : blue > 200 ? 'b' : '?';
      })
      .join('');
  });
/** The frame starts with the whole shorter side of the photo, however many pixels that has. */
async function showsWhole(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose the best part' });
  const sides = async () => {
    const frame = await dialog.getByRole('application').boundingBox();
    const image = await dialog.locator('img').boundingBox();
    return [
      frame && frame.width > 250,
      frame && image && Math.round(Math.min(image.width, image.height) - frame.width),
    ];
  };
  await expect.poll(sides).toEqual([true, 0]);
}
/** Uses the photo; until it is stored, the page shows what was cut out. */
async function expectColors(page: Page, colors: string): Promise<void> {
  const before = await photo(page).getAttribute('src');
  await button(page, 'Use photo').click();
  const isStored = async () => {
    const src = await photo(page).getAttribute('src');
    return src !== before && src?.includes('/v0/');
  };
  await expect.poll(isStored).toBe(true);
  expect(await colorsOf(page)).toBe(colors);
}

test('a photo is cropped by keyboard, turned, and dragged; leaving keeps the old one, and missing code can be loaded again', async ({
  page,
}) => {
  await signInOn(page, await makeCreator(), '/account');
  const change = button(page, 'Change Photo');
  await expect(change).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Choose the best part' });
  const frame = dialog.getByRole('application');
  await page.route('**/assets/photo-cutter-*.js', (route) => route.abort());
  await choose(page, 900, 600);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await page.unroute('**/assets/photo-cutter-*.js');
  const complaints = watch(page);
  await button(page, 'Try again').click();
  await showsWhole(page);
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('End');
  await frame.focus();
  // the photo goes to the right and down, so the frame shows its upper left
  for (const key of ['ArrowRight', 'ArrowDown']) for (let n = 0; n < 30; n++) await page.keyboard.press(key);
  await expectColors(page, 'rrrr');

  const before = (await photo(page).getAttribute('src')) ?? '';
  for (const leave of [() => button(page, 'Cancel').click(), () => page.keyboard.press('Escape')]) {
    await choose(page, 60, 90);
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(photo(page)).toHaveAttribute('src', before);
  }
  // two pixels are a photo, too
  await change.focus();
  await choose(page, 2, 2);
  await showsWhole(page);
  await button(page, 'Turn').click();
  await expectColors(page, 'brwg');
  await expect(change).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, 12_000, 1200);
  await showsWhole(page);
  const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expectColors(page, 'ggww');
  expect(complaints).toEqual([]);
});
