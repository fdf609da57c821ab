import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR, type Game } from '../../games/index.ts';
import { Row } from '../../ui/layout.tsx';
import { COLORS, INK } from '../../ui/palette.ts';
import { styled, withoutProps } from '../../ui/styled.ts';
import { Text } from '../../ui/text.tsx';

/** A small tappable card; straightens under the pointer. */
const Chip = styled(
  Link,
  withoutProps('game'),
)<{ game: Game }>(({ game }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '6px 16px 6px 12px',
  borderRadius: 14,
  border: `2px solid ${INK}`,
  backgroundColor: COLORS[GAME_COLOR[game]].fill,
  color: INK,
  fontWeight: 700,
  textDecoration: 'none',
  transition: 'transform 150ms',
  transform: 'rotate(-1.5deg)',
  '&:nth-of-type(even)': { transform: 'rotate(1.5deg)' },
  '@media (hover: hover)': { '&:hover': { transform: 'none' } },
}));
const DEMOS = [
  ['know-me', href.demo('know-me')],
  ['never-have-i-ever', href.demo('never-have-i-ever')],
] as const;

/** The two demo quizzes. */
export function TryNow() {
  const { t } = useTranslation('landing');
  return (
    <div>
      <Text small style={{ fontWeight: 700, marginBottom: 10 }}>
        {t('try.title')}
      </Text>
      <Row gap={1.5}>
        {DEMOS.map(([game, path]) => (
          <Chip key={game} game={game} to={path}>
            <GameIcon game={game} /> {t(`try.${game}`)}
          </Chip>
        ))}
      </Row>
    </div>
  );
}
