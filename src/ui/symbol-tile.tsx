import { COLORS, type Color, INK } from './palette.ts';
import { styled, withoutProps } from './styled.ts';

/** A small tilted card with an icon. `size` in pixels. Needs aria-hidden if the text beside it says the same. */
export const SymbolTile = styled(
  'span',
  withoutProps('color', 'size'),
)<{
  color: Color;
  size?: number;
}>(({ color, size = 42 }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: size,
  height: size,
  borderRadius: size / 3,
  border: `2px solid ${INK}`,
  backgroundColor: COLORS[color].fill,
  color: INK,
  transform: 'rotate(-6deg)',
  '& svg': { fontSize: size * 0.58 },
}));
