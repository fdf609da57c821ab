import { CIRCLE_GAME, type QuizType } from '@domain/games/index.ts';
import { QUIZZES_PAGE } from '@domain/limits.ts';
import type { QuizList as PublicQuizzes, QuizSummary } from '@domain/quiz/quiz-list.ts';
import { type Figures, figuresOf } from '@domain/quiz/stats.ts';
import { useEffect, useState } from 'react';
import type { FoundProfile } from '../../data/public-profiles.ts';
import { fetchPublicQuizzes } from '../../data/quiz-lists.ts';
import { readKeys } from '../../data/read-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type LoadState, ready } from '../../lib/load-state.ts';
import { useLoad } from '../../lib/use-load.ts';
import { offerTranslation, shown as shownIn, useTranslations } from '../../stores/translations.ts';

/** `words`: the title in a visitor's language. */
export type ListedQuiz = QuizSummary & { words?: ReturnType<typeof shownIn> };

export interface QuizList {
  state: LoadState<ListedQuiz[]>;
  retry: () => void;
  /** Loads another page; absent when there are no more. */
  showMore?: () => void;
}

/**
 * Returns a creator's public quizzes, as arranged, of one type if `type` is given: loaded at once and shown page by
 * page; and the figures of all of them, null until the list has loaded. The list stays on screen while it is re-read because a cached profile (`keptAt`) was updated.
 */
export function usePublicQuizzes(profile: FoundProfile, type?: QuizType): QuizList & { figures: Figures | null } {
  const { uid, username, name, photoURL, keptAt } = profile;
  const [limit, setLimit] = useState(QUIZZES_PAGE);
  const { state, retry } = useLoad<PublicQuizzes>(readKeys.list(uid, keptAt), (_, given) =>
    fetchPublicQuizzes(uid, given),
  );
  const [shown, setShown] = useState(state);
  useEffect(() => {
    if (state.status === 'ready' || shown.status !== 'ready') setShown(state);
  }, [state, shown.status]);
  const { language } = useTranslation().i18n;
  const translations = useTranslations();
  useEffect(() => {
    if (shown.status !== 'ready') return;
    const title = shown.value.quizzes.map((quiz) => quiz.title);
    // the product's own titles alone: a provider is paid for a quiz that somebody opens
    offerTranslation(language, { quizId: null, type: CIRCLE_GAME, title, items: [] });
  }, [language, shown]);
  if (shown.status !== 'ready') return { state: shown, figures: null, retry };
  const owner = { username, name, photoURL };
  const { plays } = shown.value;
  const quizzes = shown.value.quizzes
    .filter((quiz) => type === undefined || quiz.type === type)
    .map((quiz) => ({
      ...quiz,
      words: shownIn(translations, 'title', quiz.title),
      responses: plays[quiz.id] ?? 0,
      owner,
      isPublic: true,
    }));
  return {
    state: ready(quizzes.slice(0, limit)),
    figures: figuresOf(shown.value),
    retry,
    ...(quizzes.length > limit && { showMore: () => setLimit(limit + QUIZZES_PAGE) }),
  };
}
