import type { Quiz } from '@domain/quiz/quiz.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { subscribeToOwnQuiz } from '../../../data/quiz-details.ts';
import { isNotHere } from '../../../lib/load-state.ts';
import { useLive } from '../../../lib/use-live.ts';
import { useSession } from '../../../session/state.ts';
import { useIsOffline } from '../../../stores/sync-status.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { Column, HiddenText } from '../../../ui/layout.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { Details } from './details.tsx';
import { Deleted, NotYours, Unknown } from './no-quiz.tsx';

function Content({ uid, code }: { uid: string; code: string }) {
  const { t } = useTranslation();
  const { t: details } = useTranslation('quiz-details');
  const isOffline = useIsOffline();
  const wasThere = useRef(false);
  const { state, retry } = useLive<Quiz | 'deleted' | 'not-yours'>((next, fail) =>
    subscribeToOwnQuiz(
      uid,
      code,
      (quiz) => {
        wasThere.current ||= quiz !== null;
        next(quiz ?? (wasThere.current ? 'deleted' : 'not-yours'));
      },
      fail,
    ),
  );
  if (isNotHere(state, isOffline)) return <Unknown />;
  if (state.status === 'failed') {
    return (
      <>
        <HiddenText as="h1">{details('meta.title')}</HiddenText>
        <FailedState error={state.error} onRetry={retry} />
      </>
    );
  }
  if (state.status === 'loading') {
    return (
      <>
        <BackButton to={href.dashboard('quizzes')}>{details('toQuizzes')}</BackButton>
        <LoadingState label={t('loading')} heights={[210, 132, 320]} />
      </>
    );
  }
  // a quiz deleted while open says so in place, as a redirect would be confusing
  if (state.value === 'deleted') return <Deleted />;
  if (state.value === 'not-yours') return <NotYours />;
  return <Details uid={uid} quiz={state.value} />;
}

/** /quiz/{quizId}/details: a creator's live view of one of their quizzes. */
export function QuizDetailsPage() {
  const { t } = useTranslation('quiz-details');
  const { quizId = '' } = useParams();
  const uid = useSession((state) => state.profile?.uid);
  if (!uid) return null; // the route guard waits for it
  return (
    <Column wide>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isPrivate />
      <Content key={`${uid} ${quizId}`} uid={uid} code={quizId} />
    </Column>
  );
}
