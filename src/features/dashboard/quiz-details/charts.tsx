import { isCounting } from '@domain/quiz/insights-summary.ts';
import type { Quiz, QuizKey } from '@domain/quiz/quiz.ts';
import type { QuizInsights } from '@domain/quiz/quiz-insights.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToQuizInsights, subscribeToQuizKey } from '../../../data/quiz-insights.ts';
import { isNotHere } from '../../../lib/load-state.ts';
import { useLive } from '../../../lib/use-live.ts';
import { useIsOffline } from '../../../stores/sync-status.ts';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { NotHere } from '../shared/not-here.tsx';
import { ChartCard } from './chart-card.tsx';
import { QuestionBreakdown } from './question-breakdown.tsx';
import { ScoreSpread } from './score-spread.tsx';

/**
 * The two charts of all responses, placed by `children`. They read two documents, the key and the server's counts,
 * however many responses there are.
 */
export function Charts({
  quiz,
  children,
}: {
  quiz: Quiz;
  children: (spread: ReactNode, questions: ReactNode) => ReactNode;
}) {
  const { t } = useTranslation('quiz-details');
  const { t: common } = useTranslation();
  const isOffline = useIsOffline();
  const key = useLive<QuizKey | null>((...listeners) => subscribeToQuizKey(quiz.id, ...listeners));
  const insights = useLive<QuizInsights | null>((...listeners) => subscribeToQuizInsights(quiz.id, ...listeners));
  if ([key, insights].some(({ state }) => isNotHere(state, isOffline))) return children(<NotHere />, null);
  const failure = [key, insights].find(({ state }) => state.status === 'failed');
  if (failure?.state.status === 'failed') {
    return children(<FailedState error={failure.state.error} onRetry={failure.retry} />, null);
  }
  if (key.state.status !== 'ready' || insights.state.status !== 'ready' || !key.state.value) {
    return children(<LoadingState label={common('loading')} heights={[300]} />, null);
  }
  const counts = insights.state.value;
  const note = (
    <span role="status" style={{ fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' }}>
      {isCounting(quiz, counts) && t('counting')}
    </span>
  );
  return children(
    <ChartCard title={t('spread.title')} note={note}>
      <ScoreSpread type={quiz.type} insights={counts} />
    </ChartCard>,
    <ChartCard title={t('questions.title')}>
      <QuestionBreakdown quizKey={key.state.value} insights={counts} />
    </ChartCard>,
  );
}
