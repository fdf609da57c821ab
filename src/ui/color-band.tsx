import { COLORS, type Color, NIGHT } from './palette.ts';
import { DARK, styled, withoutProps } from './styled.ts';

const TOOTH = 14;

/**
 * The game's color across the top of the page, behind the header and the first card. Decorative. `height` in pixels at
 * the default text size; dimmed in the dark scheme to keep the header readable.
 */
export const ColorBand = styled(
  'div',
  withoutProps('color', 'height'),
)<{
  color: Color;
  height?: number;
}>(({ color, height = 232 }) => ({
  position: 'absolute',
  inset: '0 0 auto 0',
  height: `${height / 16}rem`,
  zIndex: -1,
  pointerEvents: 'none',
  backgroundColor: COLORS[color].fill,
  [DARK]: { backgroundColor: `color-mix(in srgb, ${COLORS[color].fill} 30%, ${NIGHT})` },
  mask:
    `linear-gradient(#000 0 0) top / 100% calc(100% - ${TOOTH}px) no-repeat, ` +
    `radial-gradient(circle at 50% 0, #000 ${TOOTH - 0.5}px, #0000 ${TOOTH}px) bottom / ${2 * TOOTH}px ${TOOTH}px repeat-x`,
}));
