import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD, FILLS, INK } from '@domain/palette.ts';
import type { Portrait } from '@domain/profiles/face.ts';
import type { Node } from '@takumi-rs/core';
import { facesFolder } from '../../support/config.ts';
import { fitSize, type Room } from './fit.ts';
import { type Fill, ICONS, type Sign } from './look.ts';
import { box, drawing, type Style, sticker, words, wordsIn } from './nodes.ts';

/** The ground of a whole picture. */
export const page = (style: Style, ...children: readonly Node[]): Node =>
  box({ width: '100%', height: '100%', color: INK, overflow: 'hidden', ...style }, ...children);

/** Returns a small label in a color. */
export const badge = (text: string, fill: Fill, fontSize: number): Node =>
  box(
    {
      background: fill,
      border: `${fontSize / 8}px solid ${INK}`,
      borderRadius: fontSize,
      padding: `${fontSize * 0.22}px ${fontSize * 0.75}px ${fontSize * 0.28}px`,
    },
    words(text, { fontSize, fontWeight: 700, lineHeight: 1.2 }),
  );

export function roundSign(sign: Sign, { side, fill, ...style }: Omit<Style, 'fill'> & { side: number; fill: string }) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">` +
    `<circle cx="12.5" cy="12.5" r="11" fill="${INK}"/>` +
    `<circle cx="11.5" cy="11.5" r="10.9" fill="${fill}" stroke="${INK}" stroke-width="0.9"/>` +
    `<path transform="translate(11.5 11.5) scale(0.6) translate(-12 -12)" d="${ICONS[sign]}" fill="${INK}"/>` +
    '</svg>';
  return drawing(svg, { width: side, height: side, flexShrink: 0, ...style });
}

/** Returns somebody's drawn face as a round sticker. */
export function roundFace({ face, fill }: Portrait, { side, ...style }: Style & { side: number }): Node {
  const svg = readFileSync(join(facesFolder(), `${face}.svg`));
  const round = { width: side, height: side };
  return box(
    { ...round, flexShrink: 0, ...style },
    sticker(
      { ...round, borderRadius: side / 2, shadow: side / 24, background: fill, overflow: 'hidden' },
      drawing(svg, { width: '100%', height: '100%' }),
    ),
  );
}

const POINTS = 18;
const CENTER = 104;
/** The starburst of the result page. */
const STAR = Array.from({ length: POINTS * 2 }, (_, index) => {
  const angle = (Math.PI * index) / POINTS;
  const radius = index % 2 === 0 ? 100 : 87;
  return `${(CENTER + radius * Math.sin(angle)).toFixed(1)},${(CENTER - radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

export function seal(
  text: string,
  { side, fill, ...style }: Omit<Style, 'fill'> & { side: number; fill: string },
): Node {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 216">` +
    `<polygon points="${STAR}" fill="${INK}" transform="translate(6 6)"/>` +
    `<polygon points="${STAR}" fill="${fill}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/></svg>`;
  return box(
    { width: side, height: side, flexShrink: 0, alignItems: 'center', justifyContent: 'center', ...style },
    drawing(svg, { position: 'absolute', left: 0, top: 0, width: side, height: side }),
    words(text, {
      fontSize: fitSize(text, { width: side * 0.7, lines: 1, max: side * 0.34, min: side * 0.16 }),
      fontWeight: 900,
      letterSpacing: '-0.04em',
      lineHeight: 1.1,
      whiteSpace: 'nowrap',
      textAlign: 'center',
      transform: 'rotate(-4deg)',
    }),
  );
}

/** Returns how many lines there may be in a height. */
export const within =
  (height: number, most: number) =>
  (size: number, lineHeight: number): number =>
    Math.max(1, Math.min(most, Math.floor(height / size / lineHeight)));

export const heading = (text: string, { width, lines, max, min, keepsWords = false, ...style }: Style & Room): Node =>
  wordsIn(
    text,
    { width, lines, max, min, keepsWords },
    { fontWeight: 800, lineHeight: 1.08, letterSpacing: '-0.02em', ...style },
  );

export const wordmark = (fontSize: number): Node =>
  words('WhoKnows', { fontSize, fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.2 });

const shadowOf = (background: unknown, ground: string | undefined) => {
  if (background !== INK) return INK;
  return ground === FILLS.violet ? FILLS.yellow : FILLS.violet;
};

/** Returns the sheet that a picture's content is written on. On ink, an ink shadow would be none. */
export const sheet = (
  { background = CARD, ground, ...style }: Style & { ground?: string },
  ...children: readonly Node[]
): Node =>
  sticker(
    { background, shadow: 14, shadowFill: shadowOf(background, ground), ...style, borderRadius: 48 },
    ...children,
  );

/** Below this size an address is written on two lines. */
const ONE_LINE_MIN = 36;

/** Returns a page's address to type, on a sticker that stands out from the ground. */
export function addressTag(host: string, path: string, { width, ground }: { width: number; ground: string }): Node {
  const sizeOf = (line: string) => fitSize(line, { width: width - 106, lines: 1, max: 52, min: 26, keepsWords: true });
  const lines = sizeOf(host + path) < ONE_LINE_MIN ? [host, path] : [host + path];
  const fontSize = Math.min(...lines.map(sizeOf));
  return sticker(
    {
      background: ground === FILLS.yellow ? CARD : FILLS.yellow,
      borderRadius: 60,
      width,
      padding: '22px 48px 26px',
      alignItems: 'center',
    },
    ...lines.map((line) => words(line, { fontSize, fontWeight: 800, lineHeight: 1.2, whiteSpace: 'nowrap' })),
  );
}
