import { type ResponseFilters as Filters, RESPONSE_SINCE } from '@domain/dashboard/filters.ts';
import { QUIZ_TYPES } from '@domain/games/index.ts';
import { HIGH_SCORE_PERCENT, MIDDLE_SCORE_PERCENT } from '@domain/limits.ts';
import { SCORE_LEVELS } from '@domain/responses/percentage.ts';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ui/use-formats.ts';
import type { FilterControl } from '../shared/address.ts';
import { FilterChips } from '../shared/filter-chips.tsx';

/** The filters of the list of responses. */
export function ResponseFilters({ filters, choose }: FilterControl<Filters>) {
  const { t } = useTranslation('dashboard-lists');
  const { t: games } = useTranslation('games');
  const { number, percent } = useFormats();
  const bounds = {
    high: percent(HIGH_SCORE_PERCENT / 100),
    from: number(MIDDLE_SCORE_PERCENT),
    to: percent((HIGH_SCORE_PERCENT - 1) / 100),
    middle: percent(MIDDLE_SCORE_PERCENT / 100),
  };
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
        label={t('filter.score')}
        any={t('filter.anyScore')}
        options={SCORE_LEVELS.map((value) => ({ value, label: t(`filter.${value}`, bounds) }))}
        value={filters.level}
        onChange={(value) => choose('level', value)}
      />
      <FilterChips
        label={t('filter.received')}
        any={t('filter.anyTime')}
        options={RESPONSE_SINCE.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={filters.since}
        onChange={(value) => choose('since', value)}
      />
    </>
  );
}
