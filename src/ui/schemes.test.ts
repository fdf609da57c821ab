import { CARD, CREAM, FILLS, INK, NIGHT, NIGHT_CARD, PAPER } from '@domain/palette.ts';
import { describe, expect, test } from 'vitest';
import { SCHEMES } from './schemes.ts';

/** Relative luminance and contrast ratio as defined by WCAG 2.2; colors as #rrggbb. */
function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
/** Returns what a color as `rgba(...)` or #rrggbb looks like on a ground. */
function over(color: string, ground: string): string {
  const [r, g, b, alpha] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!color.startsWith('rgba') || alpha === undefined) return color;
  const mixed = [r ?? 0, g ?? 0, b ?? 0].map((value, at) => {
    const below = Number.parseInt(ground.slice(1 + 2 * at, 3 + 2 * at), 16);
    return Math.round(value * alpha + below * (1 - alpha));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
describe.each(Object.entries(FILLS))('%s', (_, fill) => {
  test('ink is readable on it', () => expect(contrast(INK, fill)).toBeGreaterThanOrEqual(4.5));
  test('it stands out: by its ink outline in the light scheme, by itself in the dark one', () => {
    expect(Math.min(contrast(INK, PAPER), contrast(INK, CARD))).toBeGreaterThanOrEqual(3);
    expect(Math.min(contrast(fill, NIGHT), contrast(fill, NIGHT_CARD))).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', [PAPER, CARD], INK],
  ['dark', [NIGHT, NIGHT_CARD], CREAM],
] as const)('%s scheme', (scheme, grounds, text) => {
  const colors = SCHEMES[scheme];
  const pairs = {
    text,
    secondary: colors['text-secondary'],
    error: colors['error-main'],
    success: colors['success-main'],
  };
  test.each(Object.entries(pairs))('%s is readable on page and card', (_name, color) => {
    for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test('the outline of a field is visible on page and card', () => {
    for (const ground of grounds) {
      expect(contrast(over(colors['sticker-line'], ground), ground)).toBeGreaterThanOrEqual(3);
    }
  });
  test('a shadow is solid and darker than the page', () => {
    expect(luminance(colors['sticker-shadow'])).toBeLessThan(luminance(grounds[0]));
  });
});
