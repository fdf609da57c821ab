import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { linkStartupImages, STARTUP_SCREENS, startupImages } from './home-screen.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]')];
/** Returns the pictures that are linked for a screen, each with its media query. */
function linkedOn(width: number, height: number, ratio: number) {
  vi.stubGlobal('screen', { width, height });
  vi.stubGlobal('devicePixelRatio', ratio);
  linkStartupImages();
  return links().map((link) => [link.getAttribute('href'), link.media]);
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of links()) link.remove();
});

test('an iPhone gets the images that match its screen exactly, the dark one last', () => {
  expect(linkedOn(393, 852, 3)).toEqual([
    ['/icons/startup/1179x2556.png', '(orientation: portrait)'],
    ['/icons/startup/1179x2556-dark.png', '(orientation: portrait) and (prefers-color-scheme: dark)'],
  ]);
});

test('an iPad gets images for landscape, too', () => {
  expect(linkedOn(820, 1180, 2)).toEqual([
    ['/icons/startup/1640x2360.png', '(orientation: portrait)'],
    ['/icons/startup/2360x1640.png', '(orientation: landscape)'],
    ['/icons/startup/1640x2360-dark.png', '(orientation: portrait) and (prefers-color-scheme: dark)'],
    ['/icons/startup/2360x1640-dark.png', '(orientation: landscape) and (prefers-color-scheme: dark)'],
  ]);
});

test('a screen without an image gets none', () => expect(linkedOn(1000, 1000, 2)).toEqual([]));

const PICTURES = STARTUP_SCREENS.flatMap(startupImages);

test.each(PICTURES)('$path has the right dimensions and a bounded file size', ({ path, width, height }) => {
  const png = readFileSync(`public${path}`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  expect(png.length).toBeLessThan(10_000);
});

test('no image is unused', () => {
  const files = readdirSync('public/icons/startup').map((name) => `/icons/startup/${name}`);
  expect(files.sort()).toEqual(PICTURES.map(({ path }) => path).sort());
});
