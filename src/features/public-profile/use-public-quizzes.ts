import type { DomainError } from '@domain/errors.ts';
import { PUBLIC_LIST_MAX, QUIZZES_PAGE } from '@domain/limits.ts';
import type { Quiz, QuizType } from '@domain/quiz/quiz.ts';
import { useEffect, useState } from 'react';
import type { FoundProfile } from '../../data/public-profiles.ts';
import { fetchPublicQuizzes } from '../../data/public-quizzes.ts';
import type { LoadState } from '../../lib/load-state.ts';
import { useLoad } from '../../lib/use-load.ts';

export interface QuizList {
  state: LoadState<Quiz[]>;
  retry: () => void;
  /** Shows as many again; absent where there is no more, or the rules hand out no more at once. */
  showMore?: () => void;
  isReadingMore?: boolean;
  /** Why there is no more to see yet; what was read before is still in `state`. */
  failure?: DomainError;
}

/**
 * A creator's public quizzes, newest first, page by page. What is on screen stays while more is read, or cannot be, and
 * while it is read anew because the creator's profile, a copy of this device until now (`keptAt`), came from the server.
 */
export function usePublicQuizzes({ uid: ownerId, keptAt }: FoundProfile, type?: QuizType): QuizList {
  const [limit, setLimit] = useState(QUIZZES_PAGE);
  const { state, retry } = useLoad(`${ownerId}:${type}:${limit}:${keptAt}`, () =>
    fetchPublicQuizzes(ownerId, limit, type),
  );
  const [shown, setShown] = useState<LoadState<Quiz[]>>(state);
  useEffect(() => {
    if (state.status === 'ready' || shown.status !== 'ready') setShown(state);
  }, [state, shown.status]);
  const isReadingMore = limit > QUIZZES_PAGE && state.status === 'loading' && shown.status === 'ready';
  const hasMore = state.status === 'ready' && state.value.length === limit && limit < PUBLIC_LIST_MAX;
  return {
    state: shown,
    retry,
    isReadingMore,
    ...((hasMore || isReadingMore) && { showMore: () => setLimit(Math.min(limit + QUIZZES_PAGE, PUBLIC_LIST_MAX)) }),
    ...(state.status === 'failed' && shown.status === 'ready' && { failure: state.error }),
  };
}
