import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchTracking, type Tracked } from '../../../data/trackings.ts';
import { loadTexts } from '../../../i18n/i18n.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { onServerReached } from '../../../stores/sync-status.ts';
import { Stack } from '../../../ui/layout.tsx';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { Text } from '../../../ui/text.tsx';

// lazy: otherwise the part shared with visitors would be bundled into every page
const TrackingList = lazy(async () => {
  const [module] = await Promise.all([import('../../../ui/tracking-list.tsx'), loadTexts('sender-panel')]);
  return { default: module.TrackingList };
});

function Details({ source }: { source: Tracked }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const { state, retry } = useLoad(`${source.kind}/${source.key}`, () => fetchTracking(source));
  const hasFailed = state.status === 'failed';
  useEffect(() => (hasFailed ? onServerReached(retry) : undefined), [hasFailed, retry]);
  const loading = <LoadingState label={common('loading')} heights={[96, 96]} />;
  if (state.status === 'loading') return loading;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  if (state.value === null) return <Text>{t('tracking.expired')}</Text>;
  const { shareLess } = state.value;
  return (
    <Suspense fallback={loading}>
      <Stack gap={1.5}>
        {shareLess && (
          <Text>
            {t('tracking.less')} {source.kind === 'message' && t('tracking.lessMessage')}
          </Text>
        )}
        <TrackingList tracking={state.value} />
        <Text small tone="quiet">
          {t('tracking.note')}
        </Text>
      </Stack>
    </Suspense>
  );
}

/** The sender's data of a response or a message, loaded and shown on request. */
export function TrackingDetails({ source }: { source: Tracked }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={t('tracking.title')}>
      <Button
        variant="outlined"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={isOpen ? <ExpandLessRounded /> : <ExpandMoreRounded />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'tracking.hide' : 'tracking.show')}
      </Button>
      <div id={id} style={{ marginTop: isOpen ? 16 : 0 }}>
        {isOpen && <Details source={source} />}
      </div>
    </section>
  );
}
