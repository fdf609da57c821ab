export type Color = 'violet' | 'coral' | 'teal' | 'yellow';

/**
 * `fill` is a background for ink text in both schemes; `light` and `dark` are the same hue as text on the page's own
 * background. Every pair reaches 4.5:1 (src/ui/schemes.test.ts).
 */
export const COLORS: Readonly<Record<Color, { fill: string; light: string; dark: string }>> = {
  violet: { fill: '#a58bff', light: '#5a37d6', dark: '#bba8ff' },
  coral: { fill: '#ff8a75', light: '#b93a21', dark: '#ff9c8a' },
  teal: { fill: '#3fd0bb', light: '#0b7468', dark: '#4fd8c4' },
  yellow: { fill: '#ffd23f', light: '#7a5a00', dark: '#ffd95c' },
};

export const INK = '#1f1a2e';
export const PAPER = '#fff6e6';
export const CARD = '#fffdf8';
export const NIGHT = '#17132a';
export const NIGHT_CARD = '#241e3f';
export const NIGHT_SHADOW = '#0a0716';
export const CREAM = '#fff4df';
