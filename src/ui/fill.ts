import type { Color } from '@domain/palette.ts';
import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** A value for the element's stylesheet. */
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** Returns a style that hands a color of the palette to the element's stylesheet, as `--fill`. */
export const fill = (color: Color): CSSProperties => ({ '--fill': `var(--${color})` });
