import type { Locator } from '@playwright/test';
import decode from 'jsqr';

/** Reads the QR code of an SVG, as a camera would. Returns its text. */
export async function readQr(svg: Locator): Promise<string | undefined> {
  const side = 400;
  const shades = await svg.evaluate(async (element, size) => {
    const image = new Image(size, size);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(element))}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0, size, size);
    const { data } = context.getImageData(0, 0, size, size);
    // a letter for each pixel: Playwright takes seconds to hand over as many numbers
    return Array.from({ length: size * size }, (_, at) => ((data[at * 4] ?? 0) < 128 ? 'd' : 'l')).join('');
  }, side);
  const colors = [...shades].flatMap((shade) => Array<number>(4).fill(shade === 'd' ? 0 : 255));
  return decode(Uint8ClampedArray.from(colors), side, side)?.data;
}
