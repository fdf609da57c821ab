import type { QuizType } from '@domain/games/index.ts';
import { FILLS, INK } from '@domain/palette.ts';
import { percentageOf, scoreLevel } from '@domain/responses/percentage.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../../games/index.ts';

const Mark = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 58,
  padding: '6px 10px',
  borderRadius: 14,
  border: '2px solid var(--mui-palette-sticker-line)',
  fontFamily: 'var(--display)',
  fontWeight: 800,
  fontSize: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  '&[data-high="true"]': { borderColor: INK, color: INK },
});

/** Right answers of the total, in the game's color for a high score. */
export function ScoreMark({ score, total, type }: { score: number; total: number; type: QuizType }) {
  const { t } = useTranslation('dashboard');
  const isHigh = scoreLevel(percentageOf(score, total)) === 'high';
  return (
    <Mark
      role="img"
      aria-label={t('responses.scoreOf', { score, total })}
      data-high={isHigh}
      style={isHigh ? { backgroundColor: FILLS[GAME_COLOR[type]] } : undefined}
    >
      {score}/{total}
    </Mark>
  );
}
