import type { Locator } from '@playwright/test';
import decode from 'jsqr';

/** Reads the QR code of an SVG, as a camera would. Returns its text. */
export async function readQr(svg: Locator): Promise<string | undefined> {
  const side = 400;
  const pixels = await svg.evaluate(async (element, size) => {
    const image = new Image(size, size);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(element))}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, size, size);
    return [...(context?.getImageData(0, 0, size, size).data ?? [])];
  }, side);
  return decode(Uint8ClampedArray.from(pixels), side, side)?.data;
}
