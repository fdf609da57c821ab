import { COLORS, type Color, INK } from './palette.ts';
import { styled, withoutProps } from './styled.ts';

/**
 * A card that looks stuck on the page. `game` sets that game's background with ink text in both schemes; `tilt` rotates
 * it by degrees, for decoration only, never for text that must be read quickly.
 */
export const Sticker = styled(
  'section',
  withoutProps('color', 'tilt'),
)<{
  color?: Color | undefined;
  tilt?: number;
}>(({ color, tilt }) => ({
  borderRadius: 24,
  padding: 20,
  border: '2px solid var(--mui-palette-sticker-line)',
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  backgroundColor: color ? COLORS[color].fill : 'var(--mui-palette-background-paper)',
  color: color ? INK : 'var(--mui-palette-text-primary)',
  ...(tilt && { transform: `rotate(${tilt}deg)` }),
}));

/** A small label in a game's color. */
export const Badge = styled(
  'span',
  withoutProps('color'),
)<{ color?: Color | undefined }>(({ color }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 12px',
  // round ends on one line, a rounded box where large letters need two
  borderRadius: '1.1rem',
  border: `2px solid ${color ? INK : 'var(--mui-palette-sticker-line)'}`,
  backgroundColor: color ? COLORS[color].fill : 'transparent',
  color: color ? INK : 'inherit',
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1.4,
  textAlign: 'center',
  overflowWrap: 'break-word',
}));
