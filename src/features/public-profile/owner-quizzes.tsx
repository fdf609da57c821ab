import { NO_QUIZ_FILTERS, withBound } from '@domain/dashboard/filters.ts';
import { QUIZZES_PAGE } from '@domain/limits.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { QuizSummary } from '@domain/quiz/quiz-list.ts';
import { arrangeOwn, isListed } from '@domain/quiz/quiz-order.ts';
import { countResponses } from '@domain/quiz/stats.ts';
import { lazy, Suspense, useState } from 'react';
import { href } from '../../config/href.ts';
import { subscribeToQuizOrder } from '../../data/quiz-orders.ts';
import { subscribeToOwnQuizzes } from '../../data/quizzes.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LOADING, type LoadState, ready } from '../../lib/load-state.ts';
import { useLive } from '../../lib/use-live.ts';
import { useLiveList } from '../../lib/use-live-list.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { LoadingState, MessageState } from '../../ui/states.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { QuizList } from './quiz-list.tsx';

const ArrangeQuizzes = lazy(async () => {
  const [arrange] = await Promise.all([import('./arrange/arrange-quizzes.tsx'), loadTexts('arrange')]);
  return { default: arrange.ArrangeQuizzes };
});

/** With fewer there is nothing to arrange. */
const ARRANGED_MIN = 2;

const toSummary = (quiz: Quiz): QuizSummary => ({ ...quiz, responses: countResponses(quiz.scores) });

const ALL = withBound(NO_QUIZ_FILTERS, 0);

interface Props {
  uid: string;
  /** The one that was just created. */
  newQuiz: string | undefined;
}

/**
 * All quizzes of the signed-in creator, live, private ones included, in the order that visitors see; or the public ones
 * being arranged.
 */
export function OwnerQuizzes({ uid, newQuiz }: Props) {
  const { t } = useTranslation(['public-profile', 'common']);
  const { state, hasMore, showMore, retry } = useLiveList<Quiz>(uid, QUIZZES_PAGE, (max, next, fail) =>
    subscribeToOwnQuizzes(uid, ALL, max, next, fail),
  );
  const order = useLive<string[]>((next, fail) => subscribeToQuizOrder(uid, next, fail)).state;
  const [isArranging, setIsArranging] = useState(false);
  const opener = useFocusBack(isArranging);
  const listed = state.status === 'ready' ? state.value.filter(isListed) : [];
  if (isArranging)
    return (
      <Suspense fallback={<LoadingState label={t('common:loading')} heights={[68, 68]} />}>
        <ArrangeQuizzes uid={uid} own={listed} onClose={() => setIsArranging(false)} />
      </Suspense>
    );
  // an unreadable order counts as none
  const codes = order.status === 'ready' ? order.value : [];
  const shown = (): LoadState<QuizSummary[]> => {
    if (state.status !== 'ready') return state;
    return order.status === 'loading' ? LOADING : ready(arrangeOwn(state.value, codes).map(toSummary));
  };
  const empty = (
    <MessageState
      symbol={<AnyIcon name="party" size="1em" />}
      level={3}
      title={t('empty.owner')}
      text={t('empty.ownerText')}
      action={
        <Button variant="contained" to={href.createQuiz()}>
          {t('empty.ownerAction')}
        </Button>
      }
    />
  );
  return (
    <Stack gap={2}>
      {(listed.length >= ARRANGED_MIN || hasMore) && (
        <Row>
          <Button ref={opener} variant="outlined" size="small" onClick={() => setIsArranging(true)}>
            {t('owner.arrange')}
          </Button>
        </Row>
      )}
      <QuizList list={{ state: shown(), retry, ...(hasMore && { showMore }) }} empty={empty} newQuiz={newQuiz} />
    </Stack>
  );
}
