import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Stack } from '../../ui/layout.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { QuizCard } from './quiz-card.tsx';
import type { QuizList as List } from './use-public-quizzes.ts';

/** Cards of quizzes, or that they are being read, could not be read, or are none (`empty`). */
export function QuizList({ list, empty, level = 3 }: { list: List; empty: ReactNode; level?: 2 | 3 }) {
  const { t } = useTranslation(['public-profile', 'common']);
  const { state, retry, showMore, isReadingMore = false, failure } = list;
  if (state.status === 'loading') return <LoadingState label={t('common:loading')} heights={[190, 190]} />;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  if (state.value.length === 0) return empty;
  return (
    <Stack gap={2.5}>
      {state.value.map((quiz) => (
        <QuizCard key={quiz.id} quiz={quiz} level={level} />
      ))}
      {failure && (
        <ErrorNote
          text={t(`common:error.${failure.code}`)}
          action={
            <Button variant="outlined" size="small" onClick={retry}>
              {t('common:retry')}
            </Button>
          }
        />
      )}
      {showMore && (
        <Button variant="outlined" disabled={isReadingMore} onClick={showMore}>
          {isReadingMore ? t('common:loading') : t('showMore')}
        </Button>
      )}
    </Stack>
  );
}
