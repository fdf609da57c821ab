import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../ui/styled.ts';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { IS_WIDE } from './two-columns.tsx';

// at 200% text size three don't fit side by side on a phone
const Row = styled(Tiles)({
  flexWrap: 'wrap',
  '&& > div': { flexBasis: '5.5rem', justifyContent: 'center' },
  // as high as the header beside them
  [IS_WIDE]: { alignSelf: 'stretch', maxHeight: 170 },
});

/** A creator's three figures; dashes while loading. */
export function Figures({ quizzesLabel, stats }: { quizzesLabel: string; stats: Profile['stats'] | null }) {
  const { t } = useTranslation('public-profile');
  const { number, upToOneDecimal } = useFormats();
  const average = stats?.averagePercent ?? null;
  return (
    <Row>
      <Tile label={quizzesLabel} value={stats ? number(stats.quizzes) : '–'} />
      <Tile label={t('tiles.players')} value={stats ? number(stats.plays) : '–'} />
      <Tile label={t('tiles.average')} value={average === null ? '–' : `${upToOneDecimal(average / 10)}/10`} />
    </Row>
  );
}
