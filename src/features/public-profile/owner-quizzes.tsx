import { QUIZZES_PAGE } from '@domain/limits.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToOwnQuizzes } from '../../data/quizzes.ts';
import { useLiveList } from '../../lib/use-live-list.ts';
import { startSession, useSession } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState, MessageState } from '../../ui/states.tsx';
import { QuizList } from './quiz-list.tsx';

/**
 * All quizzes of the signed-in creator, private ones included. Loaded for the owner alone. `otherwise` is shown when
 * the hint that brought us here turns out wrong: nobody, or somebody else, is signed in.
 */
export function OwnerQuizzes({ uid, otherwise }: { uid: string; otherwise: ReactNode }) {
  const { t } = useTranslation('common');
  const status = useSession((session) => session.status);
  const signedInAs = useSession((session) => session.user?.uid);
  useEffect(startSession, []);
  // the rules ask who is reading, so nothing is read before the session knows
  if (status === 'loading') return <LoadingState label={t('loading')} heights={[190, 190]} />;
  return signedInAs === uid ? <LiveQuizzes uid={uid} /> : otherwise;
}

function LiveQuizzes({ uid }: { uid: string }) {
  const { t } = useTranslation('public-profile');
  const { state, hasMore, showMore, retry } = useLiveList<Quiz>(uid, QUIZZES_PAGE, (max, next, fail) =>
    subscribeToOwnQuizzes(uid, max, next, fail),
  );
  const empty = (
    <MessageState
      symbol={<Icon name="party" size="1em" />}
      level={3}
      title={t('empty.owner')}
      text={t('empty.ownerText')}
      action={
        <Button variant="contained" to="/create-quiz">
          {t('empty.ownerAction')}
        </Button>
      }
    />
  );
  return <QuizList list={{ state, retry, ...(hasMore && { showMore }) }} empty={empty} />;
}
