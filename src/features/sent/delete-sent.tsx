import type { Deletion } from '@domain/deletion.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { useEffect } from 'react';
import { fetchResult } from '../../data/public-results.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLoad } from '../../lib/use-load.ts';
import { startOutbox } from '../../outbox/outbox.ts';
import { useOutbox, useOutboxItem } from '../../outbox/store.ts';
import { LoadingState } from '../../ui/states.tsx';
import { AskDeletion } from './ask-deletion.tsx';
import { Ending } from './ending.tsx';
import { useDeletion } from './use-deletion.ts';

/** The link's answers: shown where possible, confirmed once, and deleted. */
export function DeleteSent({ deletion }: { deletion: Deletion }) {
  const { kind, id } = deletion;
  const { t } = useTranslation();
  const { state, run } = useDeletion(deletion);
  useEffect(startOutbox, []);
  const { state: found } = useLoad(publicPath.result(id), () => fetchResult(id));
  const isOutboxRead = useOutbox(({ isRead }) => isRead);
  // undelivered answers aren't gone
  const isHere = useOutboxItem(id) !== undefined;
  if (state.status === 'deleted') return <Ending as="deleted" kind={kind} />;
  if (state.status === 'asking' && state.failure?.code === 'not-found') return <Ending as="refused" />;
  if (state.status === 'asking') {
    const isMissing = found.status === 'ready' && found.value === null && !isHere;
    if (found.status === 'loading' || (isMissing && !isOutboxRead)) {
      return <LoadingState label={t('loading')} heights={[220, 56, 56]} />;
    }
    if (isMissing) return <Ending as="gone" />;
  }
  const result = found.status === 'ready' ? (found.value ?? null) : null;
  return <AskDeletion deletion={deletion} result={result} state={state} onDelete={run} />;
}
