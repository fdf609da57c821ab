import { GAME_COLORS, type Game, INK } from './games.ts';
import { styled, withoutProps } from './styled.ts';

/** A small turned sticker that holds an icon. `size` in pixels. Give it aria-hidden where the words beside it say the same. */
export const SymbolTile = styled(
  'span',
  withoutProps('game', 'size'),
)<{
  game: Game;
  size?: number;
}>(({ game, size = 42 }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: size,
  height: size,
  borderRadius: size / 3,
  border: `2px solid ${INK}`,
  backgroundColor: GAME_COLORS[game].fill,
  color: INK,
  transform: 'rotate(-6deg)',
  '& svg': { fontSize: size * 0.58 },
}));
