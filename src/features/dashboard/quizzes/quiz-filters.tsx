import { type QuizFilters as Filters, QUIZ_SINCE, VISIBILITIES } from '@domain/dashboard/filters.ts';
import { QUIZ_TYPES } from '@domain/games/index.ts';
import { useTranslation } from 'react-i18next';
import type { FilterControl } from '../shared/address.ts';
import { FilterChips } from '../shared/filter-chips.tsx';

/** The filters of the list of quizzes. */
export function QuizFilters({ filters, choose }: FilterControl<Filters>) {
  const { t } = useTranslation('dashboard-lists');
  const { t: games } = useTranslation('games');
  return (
    <>
      <FilterChips
        label={t('filter.game')}
        any={t('filter.anyGame')}
        options={QUIZ_TYPES.map((value) => ({ value, label: games(`${value}.name`) }))}
        value={filters.type}
        onChange={(value) => choose('type', value)}
      />
      <FilterChips
        label={t('filter.visibility')}
        any={t('filter.anyVisibility')}
        options={VISIBILITIES.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={filters.visibility}
        onChange={(value) => choose('visibility', value)}
      />
      <FilterChips
        label={t('filter.made')}
        any={t('filter.anyTime')}
        options={QUIZ_SINCE.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={filters.since}
        onChange={(value) => choose('since', value)}
      />
    </>
  );
}
