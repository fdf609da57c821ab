/**
 * Backgrounds for ink text, the same in both schemes, on pages and pictures. `pink` and `blue` are for games to come.
 * src/ui/schemes.test.ts compares their contrast and hues.
 */
export const FILLS = {
  violet: '#a58bff',
  coral: '#ff8a75',
  teal: '#3fd0bb',
  yellow: '#ffd23f',
  pink: '#ff9ce0',
  blue: '#6fb8ff',
} as const;
export type Color = keyof typeof FILLS;

/** The brand's own: stripes, confetti, and people without a picture. */
export const BRAND_FILLS = [FILLS.violet, FILLS.coral, FILLS.teal, FILLS.yellow] as const;

export const INK = '#1f1a2e';
export const PAPER = '#fff6e6';
export const CARD = '#fffdf8';
export const NIGHT = '#17132a';
export const NIGHT_CARD = '#241e3f';
export const NIGHT_SHADOW = '#0a0716';
export const CREAM = '#fff4df';
