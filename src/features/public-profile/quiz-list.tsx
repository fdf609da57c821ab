import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { QuizCard } from './quiz-card.tsx';
import css from './quiz-list.module.css';
import type { QuizList as List } from './use-public-quizzes.ts';

/** Cards of quizzes, or the loading, failed or empty (`empty`) state. */
export function QuizList(props: { list: List; empty: ReactNode; newQuiz?: string | undefined }) {
  const { list, empty, newQuiz } = props;
  const { t } = useTranslation(['public-profile', 'common']);
  const { state, retry, showMore } = list;
  if (state.status === 'loading') return <LoadingState label={t('common:loading')} heights={[190, 190]} />;
  if (state.status === 'failed') return <FailedState error={state.error} onRetry={retry} />;
  if (state.value.length === 0) return empty;
  return (
    <Stack gap={2.5}>
      <div className={css['cards']}>
        {state.value.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} isNew={quiz.id === newQuiz} />
        ))}
      </div>
      {showMore && (
        <Button variant="outlined" onClick={showMore}>
          {t('showMore')}
        </Button>
      )}
    </Stack>
  );
}
