import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/lib/chromium.ts';
import { STARTUP_SCREENS, startupImages } from '../../src/app/home-screen.ts';
import { ICON_PATHS } from '../../src/ui/icon-paths.ts';
import { type Color, indexedPng } from './indexed-png.ts';

/**
 * Draws the icons of the manifest and of notifications, and what iPhones and iPads show while the app starts, from
 * public/favicon.svg: `node docs/art/icons.ts`. A maskable and a monochrome icon keep what matters within the inner circle
 * of 80 %, as the platforms cut off the rest.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const source = readFileSync(here('../../public/favicon.svg'), 'utf8');
const [, inner = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(source) ?? [];
const mark = inner.replace(/<rect[^>]*>|<title>.*<\/title>/g, '');
const YELLOW = '#ffd23f';
const INK = '#1f1a2e';

const svg = (content: string, box = '0 0 128 128') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;
/** The mark on its yellow, to the edges; `scale` of the mark about the middle. */
const onYellow = (scale: number) =>
  svg(
    `<rect width="128" height="128" fill="${YELLOW}"/><g transform="translate(64 64) scale(${scale}) translate(-66 -65)">${mark}</g>`,
  );
const alone = (scale: number) => svg(`<g transform="translate(64 64) scale(${scale}) translate(-66 -65)">${mark}</g>`);
/** A shortcut's icon: what it leads to, on a round sticker in a game's color. */
const shortcut = (fill: string, path: string) =>
  svg(
    `<circle cx="12" cy="12" r="11.2" fill="${fill}" stroke="${INK}" stroke-width="1.1"/><g transform="translate(12 12) scale(0.58) translate(-12 -12)"><path d="${path}" fill="${INK}"/></g>`,
    '0 0 24 24',
  );
// outlines of Material Symbols that no page of a visitor draws
const PLUS = 'M10.3 3h3.4v7.3H21v3.4h-7.3V21h-3.4v-7.3H3v-3.4h7.3z';
const BOARD =
  'M4 13h6c.55 0 1-.45 1-1V4c0-.55-.45-1-1-1H4c-.55 0-1 .45-1 1v8c0 .55.45 1 1 1m0 8h6c.55 0 1-.45 1-1v-4c0-.55-.45-1-1-1H4c-.55 0-1 .45-1 1v4c0 .55.45 1 1 1m10 0h6c.55 0 1-.45 1-1v-8c0-.55-.45-1-1-1h-6c-.55 0-1 .45-1 1v8c0 .55.45 1 1 1M13 4v4c0 .55.45 1 1 1h6c.55 0 1-.45 1-1V4c0-.55-.45-1-1-1h-6c-.55 0-1 .45-1 1';

const ICONS: readonly (readonly [name: string, side: number, drawing: string])[] = [
  ['pwa-192x192', 192, source],
  ['pwa-512x512', 512, source],
  ['maskable-icon-512x512', 512, onYellow(0.86)],
  ['monochrome-icon-512x512', 512, alone(0.86)],
  ['apple-touch-icon-180x180', 180, onYellow(1.05)],
  ['badge-96x96', 96, alone(1.3)],
  ['shortcut-create-96x96', 96, shortcut('#a58bff', PLUS)],
  ['shortcut-dashboard-96x96', 96, shortcut('#3fd0bb', BOARD)],
  ['shortcut-messages-96x96', 96, shortcut(YELLOW, ICON_PATHS.envelope)],
];

/** What an iPhone or iPad shows while the app starts: the icon on the app's own background. */
const BACKGROUNDS = { light: '#fff6e6', dark: '#17132a' };
const ICON_POINTS = 96;
const toColor = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color;
/** The steps from one color to another, without the first. */
const blend = (from: Color, to: Color, steps: number): Color[] =>
  Array.from({ length: steps }, (_, step) =>
    from.map((part, at) => part + (((to[at] ?? 0) - part) * (step + 1)) / steps),
  ).map((color) => color.map(Math.round) as unknown as Color);
const distance = (one: Color, other: Color) => one.reduce((sum, part, at) => sum + (part - (other[at] ?? 0)) ** 2, 0);
function nearest(colors: readonly Color[], wanted: Color): number {
  const distances = colors.map((color) => distance(color, wanted));
  return distances.indexOf(Math.min(...distances));
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
for (const [name, side, drawing] of ICONS) {
  await page.setViewportSize({ width: side, height: side });
  const image = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0;background:none"><img src="${image}" width="${side}" height="${side}" style="display:block">`,
  );
  await page.locator('img').evaluate((element) => (element as HTMLImageElement).decode());
  writeFileSync(here(`../../public/icons/${name}.png`), await page.screenshot({ omitBackground: true }));
}
/** Returns the icon's pixels on a background: four numbers each. */
const iconOn = (background: string, side: number): Promise<number[]> =>
  page.evaluate(
    async ({ image, fill, size }) => {
      const icon = Object.assign(new Image(), { src: image });
      await icon.decode();
      const pen = new OffscreenCanvas(size, size).getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.fillStyle = fill;
      pen.fillRect(0, 0, size, size);
      pen.drawImage(icon, 0, 0, size, size);
      return Array.from(pen.getImageData(0, 0, size, size).data);
    },
    { image: `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`, fill: background, size: side },
  );

/** Returns the icon for the middle of a picture: its palette, with the background first, and the index of each pixel. */
async function drawIcon(scheme: keyof typeof BACKGROUNDS, side: number) {
  const ink = toColor(INK);
  const background = toColor(BACKGROUNDS[scheme]);
  const colors = [background, ...blend(background, ink, 7), ...blend(ink, toColor(YELLOW), 7)];
  const parts = await iconOn(BACKGROUNDS[scheme], side);
  const numbers = new Map<string, number>();
  const pixels = Array.from({ length: side * side }, (_, at) => {
    const color = parts.slice(at * 4, at * 4 + 3) as unknown as Color;
    const key = color.join();
    const number = numbers.get(key) ?? nearest(colors, color);
    numbers.set(key, number);
    return number;
  });
  return { side, colors, pixels };
}

rmSync(here('../../public/icons/startup'), { recursive: true, force: true });
mkdirSync(here('../../public/icons/startup'), { recursive: true });
for (const ratio of [2, 3])
  for (const scheme of ['light', 'dark'] as const) {
    const { side, colors, pixels } = await drawIcon(scheme, ICON_POINTS * ratio);
    const pictures = STARTUP_SCREENS.filter((screen) => screen[2] === ratio)
      .flatMap(startupImages)
      .filter((picture) => picture.scheme === scheme);
    for (const { path, width, height } of pictures) {
      const [left, top] = [Math.round((width - side) / 2), Math.round((height - side) / 2)];
      const picture = indexedPng({ width, height }, colors, (x, y) => {
        const isIcon = x >= left && x < left + side && y >= top && y < top + side;
        return isIcon ? (pixels[(y - top) * side + (x - left)] ?? 0) : 0;
      });
      writeFileSync(here(`../../public${path}`), picture);
    }
  }
await browser.close();
