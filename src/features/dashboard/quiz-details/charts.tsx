import type { Quiz, QuizKey } from '@domain/quiz/quiz.ts';
import type { Tally } from '@domain/quiz/tally.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToQuizKey, subscribeToTally } from '../../../data/quiz-details.ts';
import { isNotHere } from '../../../lib/load-state.ts';
import { useLive } from '../../../lib/use-live.ts';
import { useIsOffline } from '../../../stores/sync-status.ts';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { NotHere } from '../shared/not-here.tsx';
import { ChartCard } from './chart-card.tsx';
import { QuestionBreakdown } from './question-breakdown.tsx';
import { ScoreSpread } from './score-spread.tsx';

/** A tally is there with its quiz; one that got lost comes back with the next response. */
const NOTHING_COUNTED: Tally = { choices: {} };

/**
 * The two charts of all responses, placed by `children`. They read two documents, the key and the counts,
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
  const tally = useLive<Tally | null>((...listeners) => subscribeToTally(quiz.id, ...listeners));
  if ([key, tally].some(({ state }) => isNotHere(state, isOffline))) return children(<NotHere />, null);
  const failure = [key, tally].find(({ state }) => state.status === 'failed');
  if (failure?.state.status === 'failed') {
    return children(<FailedState error={failure.state.error} onRetry={failure.retry} />, null);
  }
  if (key.state.status !== 'ready' || tally.state.status !== 'ready' || !key.state.value) {
    return children(<LoadingState label={common('loading')} heights={[300]} />, null);
  }
  return children(
    <ChartCard title={t('spread.title')}>
      <ScoreSpread quiz={quiz} />
    </ChartCard>,
    <ChartCard title={t('questions.title')}>
      <QuestionBreakdown quiz={quiz} quizKey={key.state.value} tally={tally.state.value ?? NOTHING_COUNTED} />
    </ChartCard>,
  );
}
