// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { linkStartupImage, STARTUP_SCREENS, startupImage } from './startup-image.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]')];
function onScreen(width: number, height: number, ratio: number): void {
  vi.stubGlobal('screen', { width, height });
  vi.stubGlobal('devicePixelRatio', ratio);
  linkStartupImage();
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of links()) link.remove();
});

test('an iPhone is told of the picture that fits its screen to the pixel', () => {
  onScreen(393, 852, 3);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/icons/startup/1179x2556.png']);
});

test('a screen without a picture is told of none', () => {
  onScreen(1024, 1366, 2);
  expect(links()).toEqual([]);
});

test.each(STARTUP_SCREENS.map((screen) => ({ screen })))('the picture for $screen has its size', ({ screen }) => {
  const png = readFileSync(`public${startupImage(screen)}`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([screen[0] * screen[2], screen[1] * screen[2]]);
});
