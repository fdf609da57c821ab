import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import css from './figures.module.css';

/** A creator's three figures; dashes while loading. */
export function Figures({ quizzesLabel, stats }: { quizzesLabel: string; stats: Profile['stats'] | null }) {
  const { t } = useTranslation('public-profile');
  const { number, upToOneDecimal } = useFormats();
  const average = stats?.averagePercent ?? null;
  return (
    <Tiles className={css['row']}>
      <Tile label={quizzesLabel} value={stats ? number(stats.quizzes) : '–'} />
      <Tile label={t('tiles.players')} value={stats ? number(stats.plays) : '–'} />
      <Tile label={t('tiles.average')} value={average === null ? '–' : `${upToOneDecimal(average / 10)}/10`} />
    </Tiles>
  );
}
