import type { Color } from '@domain/palette.ts';
import css from './color-band.module.css';
import { fill } from './fill.ts';

/**
 * The game's color across the top of the page, behind the header and the first card. Decorative. `height` in pixels at
 * the default text size; dimmed in the dark scheme to keep the header readable.
 */
export function ColorBand({ color, height = 232 }: { color: Color; height?: number }) {
  return <div className={css['colorBand']} style={{ ...fill(color), '--height': `${height / 16}rem` }} />;
}
