import type { Quiz } from '@domain/quiz/quiz.ts';
import { useEffect, useState } from 'react';
import { fetchOwnQuizCount } from '../../../data/quizzes.ts';
import { isNotHere } from '../../../lib/load-state.ts';
import type { LiveList } from '../../../lib/use-live-list.ts';
import { useIsOffline } from '../../../stores/sync-status.ts';

/**
 * Returns the number of quizzes; null while unknown. Uses the live list unless it is partial, and the public count
 * (`open`) if the list fails.
 */
export function useQuizCount(uid: string, { state, hasMore }: LiveList<Quiz>, open: number | null): number | null {
  const isOffline = useIsOffline();
  const shown = state.status === 'ready' ? state.value.length : null;
  const [counted, setCounted] = useState<number | null>(null);
  // a quiz that is added or deleted changes the list, whatever the count
  const ids = state.status === 'ready' ? state.value.map(({ id }) => id).join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown stands for what there is
  useEffect(() => {
    if (!hasMore) return;
    // offline the partial list has to do
    fetchOwnQuizCount(uid).then(setCounted, () => undefined);
  }, [uid, hasMore, ids]);
  if (state.status === 'failed' || isNotHere(state, isOffline)) return open;
  return hasMore ? (counted ?? shown) : shown;
}
