import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { linkStartupImages, STARTUP_SCREENS, startupImages } from './home-screen.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]')];
/** Returns the pictures that are linked for a screen, each with its media query. */
function linkedOn([width = 0, height = 0, ratio = 0]: readonly number[]) {
  vi.stubGlobal('screen', { width, height });
  vi.stubGlobal('devicePixelRatio', ratio);
  linkStartupImages();
  return links().map((link) => [link.getAttribute('href'), link.media]);
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of links()) link.remove();
});

const ORIENTATIONS = ['(orientation: portrait)', '(orientation: landscape)'];
test.each([
  { on: 'an iPhone', screen: [393, 852, 3], images: ['1179x2556'] },
  { on: 'an iPad, also held sideways,', screen: [820, 1180, 2], images: ['1640x2360', '2360x1640'] },
  { on: 'a screen without one', screen: [1000, 1000, 2], images: [] },
])('$on gets the images that match it exactly, the dark ones last', ({ screen, images }) => {
  expect(linkedOn(screen)).toEqual([
    ...images.map((name, at) => [`/icons/startup/${name}.png`, ORIENTATIONS[at]]),
    ...images.map((name, at) => [
      `/icons/startup/${name}-dark.png`,
      `${ORIENTATIONS[at]} and (prefers-color-scheme: dark)`,
    ]),
  ]);
});

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
