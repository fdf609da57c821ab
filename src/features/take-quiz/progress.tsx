import { GAME_COLORS, type Game, INK } from '../../ui/games.ts';
import { styled, withoutProps } from '../../ui/styled.ts';

const Track = styled('div')({
  height: 18,
  borderRadius: 999,
  border: `2px solid ${INK}`,
  backgroundColor: '#fffdf8',
  overflow: 'hidden',
});
const Bar = styled(
  'div',
  withoutProps('game'),
)<{ game: Game }>(({ game }) => ({
  height: '100%',
  width: '100%',
  transformOrigin: 'left',
  borderRight: `2px solid ${INK}`,
  // the band behind has the game's colour, so the filled part is darker
  backgroundColor: `color-mix(in srgb, ${GAME_COLORS[game].fill} 55%, ${INK})`,
  transition: 'transform 250ms ease-out',
}));

/** How far the quiz has come. `label` says it in words. */
export function Progress({ game, done, total, label }: { game: Game; done: number; total: number; label: string }) {
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={total} aria-valuenow={done}>
      <Bar game={game} style={{ transform: `translateX(${(done / total) * 100 - 100}%)` }} />
    </Track>
  );
}
