import type { Color } from '@domain/palette.ts';
import type { CSSProperties } from 'react';
import css from './color.module.css';

declare module 'react' {
  interface CSSProperties {
    /** A value for the element's stylesheet. */
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** Returns a style that hands a color of the palette to the element's stylesheet, as `--fill`. */
export const fill = (color: Color): CSSProperties => ({ '--fill': `var(--${color})` });

/**
 * The game's color across the top of the page, behind the header and the first card. Decorative. `height` in pixels at
 * the default text size; dimmed in the dark scheme to keep the header readable.
 */
export function ColorBand({ color, height = 232 }: { color: Color; height?: number }) {
  return <div className={css['colorBand']} style={{ ...fill(color), '--height': `${height / 16}rem` }} />;
}
