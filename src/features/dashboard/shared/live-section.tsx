import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveList } from '../../../lib/use-live-list.ts';
import { useConnection } from '../../../stores/connection.ts';
import { Stack } from '../../../ui/layout.tsx';
import { FailedState, LoadingState, MessageState } from '../../../ui/states.tsx';

interface Props<T> {
  list: LiveList<T>;
  empty: ReactNode;
  /** Heights in pixels of the shapes shown while the list is read. */
  heights?: readonly number[];
  /** A preview shows its first items only. */
  isPreview?: boolean;
  children: (items: T[]) => ReactNode;
}

/** A live list in whichever state it is: being read, failed (with a retry), offline and unknown here, empty, or there. */
export function LiveSection<T>({ list, empty, heights = [84, 84, 84], isPreview = false, children }: Props<T>) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const isOnline = useConnection((state) => state.isOnline);
  const { state } = list;
  if (state.status === 'failed') {
    return <FailedState error={state.error} onRetry={list.retry} />;
  }
  if (state.status === 'loading') {
    if (isOnline) return <LoadingState label={common('loading')} heights={heights} />;
    return (
      <MessageState
        symbol={<WifiOffRounded fontSize="inherit" />}
        level={2}
        title={t('list.offlineTitle')}
        text={t('list.offlineText')}
      />
    );
  }
  if (state.value.length === 0) return empty;
  return (
    <Stack gap={2}>
      {children(state.value)}
      {!isPreview && (list.hasMore || list.isLoadingMore) && (
        <Button
          variant="outlined"
          disabled={list.isLoadingMore}
          onClick={list.showMore}
          sx={{ alignSelf: 'center', minWidth: 160 }}
        >
          {t(list.isLoadingMore ? 'list.loadingMore' : 'list.more')}
        </Button>
      )}
    </Stack>
  );
}
