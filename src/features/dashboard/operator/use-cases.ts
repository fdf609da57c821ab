import { type AnyCase, inOrder } from '@domain/moderation/open-case.ts';
import { subscribeToCases } from '../../../data/operator.ts';
import { ready } from '../../../lib/load-state.ts';
import { type LiveList, useLiveList } from '../../../lib/use-live-list.ts';

const PAGE = 30;

/** Returns the open cases of both kinds as one live list: what is due first at the beginning. */
export function useCases(): LiveList<AnyCase> {
  const reports = useLiveList<AnyCase>('reports', PAGE, (max, next, fail) =>
    subscribeToCases('report', max, next, fail),
  );
  const requests = useLiveList<AnyCase>('requests', PAGE, (max, next, fail) =>
    subscribeToCases('request', max, next, fail),
  );
  const lists = [reports, requests];
  const missing = lists.map(({ state }) => state).find(({ status }) => status !== 'ready');
  const known = lists.flatMap(({ state }) => (state.status === 'ready' ? state.value : []));
  return {
    state: missing ?? ready(inOrder(known)),
    hasMore: lists.some(({ hasMore }) => hasMore),
    isLoadingMore: lists.some(({ isLoadingMore }) => isLoadingMore),
    isFromCache: lists.some(({ isFromCache }) => isFromCache),
    showMore: () => {
      for (const { hasMore, showMore } of lists) if (hasMore) showMore();
    },
    retry: () => {
      for (const { retry } of lists) retry();
    },
  };
}
