import type { QuizType } from '@domain/games/index.ts';
import { FILLS } from '@domain/palette.ts';
import { rangeOf } from '@domain/quiz/insights.ts';
import { bandCounts } from '@domain/quiz/insights-summary.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { RESULT_BANDS, type ResultBand } from '@domain/responses/bands.ts';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../../games/index.ts';
import { useFormats } from '../../../ui/use-formats.ts';
import { BarLine, BarList } from './bar-line.tsx';

/** Returns the game's color, fading from the best band to the last. */
function colorOf(type: QuizType, band: ResultBand): string {
  const part = 100 - RESULT_BANDS.indexOf(band) * 14;
  return `color-mix(in srgb, ${FILLS[GAME_COLOR[type]]} ${part}%, var(--mui-palette-background-paper))`;
}

/** The distribution of all responses over the result bands. */
export function ScoreSpread({ quiz: { type, scores } }: { quiz: Pick<Quiz, 'type' | 'scores'> }) {
  const { t } = useTranslation('quiz-details');
  const { t: dashboard } = useTranslation('dashboard');
  const { percent } = useFormats();
  const rangeInWords = (band: ResultBand) => {
    const { from, below } = rangeOf(band);
    return t('spread.range', { from, to: percent(Math.min(100, below - 1) / 100) });
  };
  return (
    <BarList>
      {bandCounts(scores).map(({ band, count, share }) => (
        <BarLine
          key={band}
          label={
            <>
              <b>{dashboard(`band.${band}`)}</b>{' '}
              <small style={{ color: 'var(--mui-palette-text-secondary)' }}>{rangeInWords(band)}</small>
            </>
          }
          count={count}
          share={share}
          color={colorOf(type, band)}
        />
      ))}
    </BarList>
  );
}
