import { leadsTo } from '@domain/profiles/links.ts';
import type { UnlockedQuiz } from '@domain/stored.ts';
import { useState } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readUnfinished } from '../../lib/drafts.ts';
import { useParams } from '../../lib/router/router.tsx';
import { useDeviceState, useIsHydrated } from '../../lib/use-device-state.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { ToNotFound } from '../../ui/to-not-found.tsx';
import { useTakenBack } from '../../ui/use-taken-back.ts';
import { LockedQuiz, QuizClosed, QuizMissing } from './lazy-parts.ts';
import { PlayQuiz } from './play-quiz.tsx';
import { useQuizAccess } from './use-quiz-access.ts';

/** /{username}/{quizCode}: from the link to the result, without an account. */
export function TakeQuizPage() {
  const { username = '', second = '' } = useParams();
  const code = second.toLowerCase();
  const takenBack = useTakenBack();
  return <TakeQuiz key={code + takenBack} username={username.toLowerCase()} code={code} />;
}

function TakeQuiz({ username, code }: { username: string; code: string }) {
  const { t } = useTranslation(['take-quiz', 'common']);
  const { access, pass, unlock, retry } = useQuizAccess(code);
  const [round, setRound] = useState(0);
  const isHydrated = useIsHydrated();
  // a page from the server begins without it, and begins again with it
  const [isResumed] = useDeviceState(() => readUnfinished(code) !== null, false);
  if (access.kind === 'missing' || access.kind === 'removed')
    return <QuizMissing username={username} isRemoved={access.kind === 'removed'} />;
  if (access.kind === 'elsewhere' || (access.kind === 'open' && !leadsTo(access.quiz, username)))
    return <ToNotFound to={href.page('not-found')} reason={t('notFound.text')} />;
  if (access.kind === 'locked') {
    const enter = (given: UnlockedQuiz) => {
      unlock(given);
      setRound(round + 1);
    };
    // answers taken back because the access token had expired
    const kept = isHydrated ? readUnfinished(code) : null;
    const note = kept && kept.answers.length >= kept.total ? t('gate.again') : undefined;
    return <LockedQuiz username={username} code={code} note={note} onUnlocked={enter} />;
  }
  if (access.kind === 'open') {
    if (access.quiz.isClosed) return <QuizClosed quiz={access.quiz} />;
    // a quiz edited meanwhile is reloaded and restarted
    const startOver = () => {
      unlock(null);
      setRound(round + 1);
      retry();
    };
    return (
      <PlayQuiz
        key={`${round} ${isResumed}`}
        quiz={access.quiz}
        pass={pass}
        isReplacing={round > 0}
        onUnlocked={unlock}
        onStartOver={startOver}
      />
    );
  }
  return (
    <Column>
      <PageMeta title={t('metaLoading')} description={t('common:tagline')} />
      {access.kind === 'loading' ? (
        <LoadingState label={t('common:loading')} heights={[260, 84, 56, 56]} />
      ) : (
        <FailedState level={1} error={access.error} onRetry={retry} />
      )}
    </Column>
  );
}
