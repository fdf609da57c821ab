import { DomainError } from '@domain/errors.ts';
import { type ComponentProps, useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fetchAhead } from '../../lib/after-loading.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Fold } from '../../ui/fold.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import css from './lazy-more.module.css';
import type { ResultMore } from './result-more.tsx';

async function loadMore() {
  try {
    return (await import('./result-more.tsx')).ResultMore;
  } catch {
    throw new DomainError('network');
  }
}
type Props = ComponentProps<typeof ResultMore>;

/** What most people don't need of a result, behind one line; loaded after the page, so that it is there offline, too. */
export function LazyMore(props: Props) {
  const { t } = useTranslation('results');
  useEffect(() => fetchAhead(loadMore), []);
  return (
    <Fold title={t('more')} isLate className={css['more']}>
      <Opened {...props} />
    </Fold>
  );
}

function Opened(props: Props) {
  const { t } = useTranslation('common');
  const { state, retry } = useLoad('result-more', loadMore);
  if (state.status === 'loading') return <LoadingState label={t('loading')} heights={[48, 90, 140]} />;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  const More = state.value;
  return <More {...props} />;
}
