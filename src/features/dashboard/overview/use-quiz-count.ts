import type { Profile } from '@domain/profiles/profile.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { useEffect, useState } from 'react';
import { fetchOwnQuizCount } from '../../../data/quizzes.ts';
import { isNotHere } from '../../../lib/load-state.ts';
import type { LiveList } from '../../../lib/use-live-list.ts';
import { useIsOffline } from '../../../stores/sync-status.ts';

/**
 * How many quizzes there are in all; null until that is known. The live list has the number, unless it shows only a part.
 * Where the list does not come, the number of public ones has to do.
 */
export function useQuizCount({ uid, stats }: Profile, { state, hasMore }: LiveList<Quiz>): number | null {
  const isOffline = useIsOffline();
  const shown = state.status === 'ready' ? state.value.length : null;
  const [counted, setCounted] = useState<number | null>(null);
  // a quiz that comes or goes changes what is shown, however many there are
  const ids = state.status === 'ready' ? state.value.map(({ id }) => id).join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown stands for what there is
  useEffect(() => {
    if (!hasMore) return;
    // offline the part that is shown has to do
    fetchOwnQuizCount(uid).then(setCounted, () => undefined);
  }, [uid, hasMore, ids]);
  if (state.status === 'failed' || isNotHere(state, isOffline)) return stats.quizzes;
  return hasMore ? (counted ?? shown) : shown;
}
