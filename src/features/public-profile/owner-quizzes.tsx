import { NO_QUIZ_FILTERS, withBound } from '@domain/dashboard/filters.ts';
import { QUIZZES_PAGE } from '@domain/limits.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { lazy, Suspense, useState } from 'react';
import { href } from '../../config/href.ts';
import { subscribeToOwnQuizzes } from '../../data/quizzes.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
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

const ALL = withBound(NO_QUIZ_FILTERS, 0);

interface Props {
  uid: string;
  /** How many quizzes visitors see. */
  publicQuizzes: number;
  /** The one that was just created. */
  newQuiz: string | undefined;
}

/** The signed-in creator's quizzes, or the public ones being arranged. */
export function OwnerQuizzes({ uid, publicQuizzes, newQuiz }: Props) {
  const { t } = useTranslation(['public-profile', 'common']);
  const [isArranging, setIsArranging] = useState(false);
  const opener = useFocusBack(isArranging);
  if (isArranging)
    return (
      <Suspense fallback={<LoadingState label={t('common:loading')} heights={[68, 68]} />}>
        <ArrangeQuizzes uid={uid} onClose={() => setIsArranging(false)} />
      </Suspense>
    );
  return (
    <Stack gap={2}>
      {publicQuizzes >= ARRANGED_MIN && (
        <Row>
          <Button ref={opener} variant="outlined" size="small" onClick={() => setIsArranging(true)}>
            {t('owner.arrange')}
          </Button>
        </Row>
      )}
      <AllQuizzes uid={uid} newQuiz={newQuiz} />
    </Stack>
  );
}

/** All quizzes of the signed-in creator, live, the newest first, private ones included. */
function AllQuizzes({ uid, newQuiz }: Pick<Props, 'uid' | 'newQuiz'>) {
  const { t } = useTranslation('public-profile');
  const { state, hasMore, showMore, retry } = useLiveList<Quiz>(uid, QUIZZES_PAGE, (max, next, fail) =>
    subscribeToOwnQuizzes(uid, ALL, max, next, fail),
  );
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
  return <QuizList list={{ state, retry, ...(hasMore && { showMore }) }} empty={empty} newQuiz={newQuiz} />;
}
