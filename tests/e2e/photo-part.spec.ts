import type { Locator, Page } from '@playwright/test';
import { expect, makeCreator, signInOn, test, watch } from './support.ts';

/** Draws a picture whose four quarters are red and green above, blue and white below. */
async function quarters(page: Page, width: number, height: number) {
  const drawn = await page.evaluate(
    ({ width, height }) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      for (const [index, color] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
        context.fillStyle = color;
        context.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { width, height },
  );
  return { name: 'quarters.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
}

/** The colors near the four corners of the photo that the page shows: r, g, b or w. */
async function colorsOf(page: Page): Promise<string> {
  const src = (await photo(page).getAttribute('src')) ?? '';
  return page.evaluate(async (src) => {
    const bitmap = await createImageBitmap(await (await fetch(src)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const [near, far] = [20, bitmap.width - 20];
    const corners = [
      [near, near],
      [far, near],
      [near, far],
      [far, far],
    ] as const;
    return corners
      .map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
        if (red > 200 && green > 200 && blue > 200) return 'w';
        return red > 200 ? 'r' : green > 200 ? 'g' : blue > 200 ? 'b' : '?';
      })
      .join('');
  }, src);
}

const photo = (page: Page) => page.getByRole('main').locator('img').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type="file"]').setInputFiles(file);
/** The frame starts with the whole shorter side of the photo, however many pixels that has. */
async function showsWhole(dialog: Locator) {
  const circle = dialog.getByRole('application');
  const sides = async () => {
    const [frame, image] = [await circle.boundingBox(), await dialog.locator('img').boundingBox()];
    const shorter = image && Math.min(image.width, image.height);
    return { isLarge: (frame?.width ?? 0) > 250, rest: Math.round((shorter ?? 0) - (frame?.width ?? 0)) };
  };
  await expect.poll(sides).toEqual({ isLarge: true, rest: 0 });
}
const press = async (page: Page, key: string, times: number) => {
  for (let n = 0; n < times; n++) await page.keyboard.press(key);
};

test('a photo is cropped by keyboard, turned, and dragged; leaving keeps the old one, and missing code can be loaded again', async ({
  page,
}) => {
  await signInOn(page, await makeCreator(), '/account');
  const change = button(page, 'Change Photo');
  await expect(change).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Choose the best part' });
  const expectColors = async (colors: string) => {
    const before = await photo(page).getAttribute('src');
    await button(page, 'Use photo').click();
    // until it is stored, the page shows what was cut out
    await expect
      .poll(async () => {
        const src = await photo(page).getAttribute('src');
        return src !== before && src?.includes('/v0/');
      })
      .toBe(true);
    expect(await colorsOf(page)).toBe(colors);
  };
  // without the code of the dialog
  await page.route('**/assets/photo-cutter-*.js', (route) => route.abort());
  await choose(page, await quarters(page, 900, 600));
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await page.unroute('**/assets/photo-cutter-*.js');
  const complaints = watch(page);
  await button(page, 'Try again').click();
  await showsWhole(dialog);
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('End');
  await dialog.getByRole('application').focus();
  // the photo goes to the right and down, so the frame shows its upper left
  await press(page, 'ArrowRight', 30);
  await press(page, 'ArrowDown', 30);
  await expectColors('rrrr');

  const before = await photo(page).getAttribute('src');
  for (const leave of [
    () => button(page, 'Cancel').click(),
    () => page.keyboard.press('Escape'),
    () => page.reload(),
  ]) {
    await choose(page, await quarters(page, 60, 90));
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(photo(page)).toHaveAttribute('src', before ?? '');
  }

  // two pixels are a photo, too
  await change.focus();
  await choose(page, await quarters(page, 2, 2));
  await showsWhole(dialog);
  await button(page, 'Turn').click();
  await expectColors('brwg');
  await expect(change).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, await quarters(page, 12_000, 1200));
  await showsWhole(dialog);
  const frame = await dialog.getByRole('application').boundingBox();
  if (!frame) throw new Error('no frame');
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - frame.width, y, { steps: 4 });
  await page.mouse.up();
  await expectColors('ggww');
  expect(complaints).toEqual([]);
});
