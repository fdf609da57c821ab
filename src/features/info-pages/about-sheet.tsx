import { GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR, type Game } from '../../games/index.ts';
import { COLORS, INK } from '../../ui/palette.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { styled, withoutProps } from '../../ui/styled.ts';

const Place = styled(
  'span',
  withoutProps('game', 'turn'),
)<{ game: Game; turn: number }>(({ game, turn }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '28%',
  border: `3px solid ${INK}`,
  backgroundColor: COLORS[GAME_COLOR[game]].fill,
  color: INK,
  transform: `rotate(${turn}deg)`,
  '& svg': { width: '56%', height: '56%' },
}));
const STICKERS: readonly [game: Game, turn: number][] = [
  ['know-me', -9],
  ['messages', 6],
  ['never-have-i-ever', 7],
  ['two-truths', -5],
];

/** A sheet of stickers, one per game, to look at. */
export function AboutSheet() {
  return (
    <Sticker
      as="div"
      aria-hidden
      tilt={2}
      style={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 28,
        padding: 32,
        width: '100%',
        maxWidth: 340,
        justifySelf: 'center',
      }}
    >
      {STICKERS.map(([game, turn]) => (
        <Place key={game} game={game} turn={turn}>
          <GameIcon game={game} />
        </Place>
      ))}
    </Sticker>
  );
}
