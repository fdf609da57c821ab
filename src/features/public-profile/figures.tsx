import type { Figures as FiguresOfQuizzes } from '@domain/quiz/stats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import css from './figures.module.css';

/** A creator's three figures; dashes while loading. */
export function Figures({ quizzesLabel, figures }: { quizzesLabel: string; figures: FiguresOfQuizzes | null }) {
  const { t } = useTranslation('public-profile');
  const { number, upToOneDecimal } = useFormats();
  const average = figures?.averagePercent ?? null;
  return (
    <Tiles className={css['row']}>
      <Tile label={quizzesLabel} value={figures ? number(figures.quizzes) : '–'} />
      <Tile label={t('tiles.players')} value={figures ? number(figures.plays) : '–'} />
      <Tile label={t('tiles.average')} value={average === null ? '–' : `${upToOneDecimal(average / 10)}/10`} />
    </Tiles>
  );
}
