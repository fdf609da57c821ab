import { NO_QUIZ_FILTERS, withBound } from '@domain/dashboard/filters.ts';
import { QUIZZES_PAGE } from '@domain/limits.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { href } from '../../config/href.ts';
import { subscribeToOwnQuizzes } from '../../data/quizzes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLiveList } from '../../lib/use-live-list.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { MessageState } from '../../ui/states.tsx';
import { QuizList } from './quiz-list.tsx';

const ALL = withBound(NO_QUIZ_FILTERS, 0);

/** All quizzes of the signed-in creator, live, private ones included. `newQuiz` was just created. */
export function OwnerQuizzes({ uid, newQuiz }: { uid: string; newQuiz: string | undefined }) {
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
