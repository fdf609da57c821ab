import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchTracking, type Submission } from '../../../data/trackings.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { TrackingList } from './tracking-list.tsx';

function Details({ source }: { source: Submission }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const { state, retry } = useLoad(`${source.kind}/${source.id}`, () => fetchTracking(source));
  if (state.status === 'loading') return <LoadingState label={common('loading')} heights={[96, 96]} />;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  return state.value ? <TrackingList tracking={state.value} /> : <p style={{ margin: 0 }}>{t('tracking.expired')}</p>;
}

/** What is known about who sent a response or a message: read, and shown, only when it is asked for. */
export function TrackingDetails({ source }: { source: Submission }) {
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
