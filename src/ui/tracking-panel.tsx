import type { SeenTracking } from '@domain/tracking/seen.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { Stack } from './layout.tsx';
import { styled } from './styled.ts';
import { Text } from './text.tsx';
import { TrackingList } from './tracking-list.tsx';

const Source = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  fontWeight: 600,
  lineHeight: 1.4,
});

/** What `name` would see of this visitor, and whether the data comes from the server or only from the browser. */
export function TrackingPanel({ seen, name }: { seen: SeenTracking; name: string }) {
  const { t } = useTranslation('tracking-panel');
  const { tracking, source } = seen;
  return (
    <Stack gap={1.5}>
      <Source>
        <Icon name={source === 'server' ? 'eye' : 'offline'} size={28} />
        <span>{t(`source.${source}`, { name })}</span>
      </Source>
      <TrackingList tracking={tracking} />
      <Text small tone="quiet">
        {t('kept', { name })}
      </Text>
    </Stack>
  );
}
