import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../config/find-route.ts';
import { ROUTES } from '../config/routes.ts';
import { isNothingKept } from '../data/database-check.ts';
import { atServer } from '../lib/clock.ts';
import { useNow } from '../lib/use-now.ts';
import { useConnection } from '../stores/connection.ts';
import { useIsOffline, useSyncStatus } from '../stores/sync-status.ts';
import { useFormats } from '../ui/use-formats.ts';

const Note = styled('p')(({ theme }) => ({
  alignSelf: 'center',
  // as wide as the page below it
  width: 'calc(100% - 32px)',
  maxWidth: 1048,
  margin: 0,
  padding: theme.spacing(0.75, 2),
  borderRadius: 24,
  border: '2px dashed var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  textAlign: 'center',
  fontSize: '0.9375rem',
  '& strong': { fontWeight: 700 },
}));

/** Shows how old the data on the screen is, and what happens to changes. */
function Age({ syncedAt, waiting }: { syncedAt: number; waiting: number }) {
  const { t } = useTranslation('dashboard');
  const { ago } = useFormats();
  const age = ago(atServer(syncedAt), useNow(), t('offline.now'));
  return (
    <>
      {t('offline.from', { age })} {waiting > 0 && t('offline.waiting', { count: waiting })}{' '}
      {isNothingKept() ? t('offline.notKept') : waiting === 0 && t('offline.later')}
    </>
  );
}

/** Says what still works, which isn't much in the operators' console: decisions don't wait for a connection. */
function StillWorks() {
  const { t } = useTranslation('dashboard');
  const { syncedAt, waiting } = useSyncStatus();
  if (findRoute(useLocation().pathname) === ROUTES.operator) return t('offline.decisions');
  return syncedAt === null ? t('offline.works') : <Age syncedAt={syncedAt} waiting={waiting} />;
}

/** Shows what to know while the server is unreachable. Only the first text is announced, not every minute. */
export function OfflineNote() {
  const { t } = useTranslation('dashboard');
  const isOnline = useConnection((state) => state.isOnline);
  if (!useIsOffline()) return null;
  return (
    <Note role="status">
      <strong>{t(isOnline ? 'offline.unreachable' : 'offline.title')}</strong>{' '}
      <span aria-live="off">
        <StillWorks />
      </span>
    </Note>
  );
}
