import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotHere } from '../../../lib/load-state.ts';
import type { LiveList } from '../../../lib/use-live-list.ts';
import { useIsOffline } from '../../../stores/sync-status.ts';
import { Stack } from '../../../ui/layout.tsx';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { NotHere } from './not-here.tsx';

interface Props<T> {
  list: LiveList<T>;
  empty: ReactNode;
  /** Heights of the placeholders in pixels. */
  heights?: readonly number[];
  /** A preview shows its first items only. */
  isPreview?: boolean;
  children: (items: T[]) => ReactNode;
}

/** A live list in any state: loading, failed (with a retry), offline and unknown, empty, or loaded. */
export function LiveSection<T>({ list, empty, heights = [84, 84, 84], isPreview = false, children }: Props<T>) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const isOffline = useIsOffline();
  const { state } = list;
  if (isNotHere(state, isOffline)) return <NotHere />;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={list.retry} />;
  if (state.status === 'loading') return <LoadingState label={common('loading')} heights={heights} />;
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

/** For what "show more" reveals. A stable function: React calls it on mount, not on every live update. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
