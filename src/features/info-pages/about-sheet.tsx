import { GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR, type Game } from '../../games/index.ts';
import { fill } from '../../ui/fill.ts';
import { Sticker } from '../../ui/sticker.tsx';
import css from './about-sheet.module.css';

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
        <span
          key={game}
          className={css['place']}
          style={{ ...fill(GAME_COLOR[game]), transform: `rotate(${turn}deg)` }}
        >
          <GameIcon game={game} />
        </span>
      ))}
    </Sticker>
  );
}
