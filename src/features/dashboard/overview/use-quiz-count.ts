import type { Quiz } from '@domain/quiz/quiz.ts';
import { useEffect, useState } from 'react';
import { fetchOwnQuizCount } from '../../../data/quizzes.ts';
import type { LiveList } from '../../../lib/use-live-list.ts';

/** Returns the number of quizzes; null while unknown. Uses the live list unless it is partial. */
export function useQuizCount(uid: string, { state, hasMore }: LiveList<Quiz>): number | null {
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
  return hasMore ? (counted ?? shown) : shown;
}
