import { GAME_COLORS, type Game, INK } from './games.ts';
import { styled, withoutProps } from './styled.ts';

/**
 * A card that looks stuck on the page. `game` gives it that game's ground with ink text in both schemes; `tilt` turns it
 * by so many degrees, for decoration only, never where text must be read quickly.
 */
export const Sticker = styled(
  'section',
  withoutProps('game', 'tilt'),
)<{
  game?: Game | undefined;
  tilt?: number;
}>(({ game, tilt }) => ({
  borderRadius: 24,
  padding: 20,
  border: '2px solid var(--mui-palette-sticker-line)',
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  backgroundColor: game ? GAME_COLORS[game].fill : 'var(--mui-palette-background-paper)',
  color: game ? INK : 'var(--mui-palette-text-primary)',
  ...(tilt && { transform: `rotate(${tilt}deg)` }),
}));

/** A small label in a game's colour. */
export const Badge = styled(
  'span',
  withoutProps('game'),
)<{ game?: Game | undefined }>(({ game }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 12px',
  // round ends on one line, a rounded box where large letters need two
  borderRadius: '1.1rem',
  border: `2px solid ${game ? INK : 'var(--mui-palette-sticker-line)'}`,
  backgroundColor: game ? GAME_COLORS[game].fill : 'transparent',
  color: game ? INK : 'inherit',
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1.4,
  textAlign: 'center',
  overflowWrap: 'break-word',
}));
