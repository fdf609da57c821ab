import type { SeenTracking } from '@domain/tracking/tracking.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Icon } from './icon.tsx';
import { Stack } from './layout.tsx';
import { Text } from './text.tsx';
import { TrackingList } from './tracking-list.tsx';
import css from './tracking-panel.module.css';

/** What `name` would see of this visitor, and whether the data comes from the server or only from the browser. */
export function TrackingPanel({ seen, name }: { seen: SeenTracking; name: string }) {
  const { t } = useTranslation('sender-panel');
  const { tracking, source } = seen;
  const { shareLess } = tracking;
  return (
    <Stack gap={1.5}>
      <p className={css['source']}>
        <Icon name={source === 'server' ? 'eye' : 'offline'} size={28} />
        <span>{t(shareLess ? `less.${source}` : `source.${source}`, { name })}</span>
      </p>
      <TrackingList tracking={tracking} />
      <Text small tone="quiet">
        {t(shareLess ? 'less.kept' : 'kept', { name })}
      </Text>
    </Stack>
  );
}
