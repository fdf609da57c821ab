import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { UnlockedQuiz } from '@domain/stored.ts';
import { Suspense, useEffect, useState } from 'react';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fetchAhead } from '../../lib/after-loading.ts';
import { storeUnfinished } from '../../lib/drafts.ts';
import { pictureForQuiz } from '../../lib/picture-for.ts';
import { markPlayed } from '../../lib/played-quizzes.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { reach } from '../../lib/visit.ts';
import { newSubmissionId } from '../../outbox/submission.ts';
import { useIsProbablyMinor } from '../../session/hint.ts';
import { shown, useTranslations } from '../../stores/translations.ts';
import { ColorBand, fill } from '../../ui/color.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { AgeDeclined } from './age-declined.tsx';
import { AgeCheck, Delivery, loadPlaying, PasswordGate, Questions, QuizClosed } from './lazy-parts.ts';
import { stepOf } from './play.ts';
import { StartScreen } from './start-screen.tsx';
import { useDelivery } from './use-delivery.ts';
import { usePlay } from './use-play.ts';

/** Everything between opening a quiz and its result. */
export function PlayQuiz(props: {
  quiz: Quiz;
  pass: string | undefined;
  /** It replaces another screen, such as the password's, so the first screen takes the focus. */
  isReplacing: boolean;
  onUnlocked: (unlocked: UnlockedQuiz) => void;
  onStartOver: () => void;
}) {
  const { t } = useTranslation(['take-quiz', 'common']);
  const navigate = useNavigate();
  // an edit that arrives later, by unlocking again, must not change the questions during play
  const [quiz] = useState(props.quiz);
  const { play, dispatch, wasEdited } = usePlay(quiz);
  useEffect(() => fetchAhead(loadPlaying), []);
  const [isDeclined, setDeclined] = useState(false);
  const { children: title } = shown(useTranslations(), 'title', quiz.title);
  const isSpicy = quiz.category === 'spicy';
  // people who gave their age for an account aren't asked again
  const isBarred = useIsProbablyMinor() && isSpicy;
  const step = stepOf(play, isSpicy);
  useDelivery({
    isDue: step === 'delivery',
    quiz,
    play,
    pass: props.pass,
    dispatch,
    onOutcome: (outcome) => {
      markPlayed(quiz.id);
      const isDelivered = outcome.status === 'delivered';
      // if the outbox lives only as long as this page, this copy outlives it
      if (isDelivered || (outcome.status === 'waiting' && outcome.isKept)) storeUnfinished(quiz.id, null);
      const path = publicPath.result(play.submissionId);
      void navigate(path, { replace: true, ...(isDelivered && { state: { response: outcome.answer } }) });
    },
  });

  const refusal = step === 'delivery' && play.delivery.status === 'failed' ? play.delivery.error.code : null;
  if (refusal === 'quiz-closed') return <QuizClosed quiz={quiz} />;
  if (refusal === 'pass-required') {
    const goOn = (unlocked: UnlockedQuiz) => {
      props.onUnlocked(unlocked);
      dispatch({ type: 'resend' });
    };
    return <PasswordGate code={quiz.id} owner={quiz.owner} game={quiz.type} note={t('gate.again')} onUnlocked={goOn} />;
  }
  const startOver = () => {
    storeUnfinished(quiz.id, { ...play, answers: [], revision: 0 });
    props.onStartOver();
  };
  const answerAge = (isAdult: boolean) => {
    setDeclined(!isAdult);
    dispatch({ type: isAdult ? 'confirm-age' : 'decline-age' });
    if (refusal) dispatch({ type: 'resend' });
  };
  // the quiz may have become spicy meanwhile
  const asksAge = step === 'age' || refusal === 'age-required';
  return (
    <Column wide={step === 'intro' || step === 'question'} style={fill(GAME_COLOR[quiz.type])}>
      <PageMeta
        title={title}
        description={t('metaDescription', { name: firstName(quiz.owner.name) })}
        path={publicPath.quiz(quiz.owner.username, quiz.id)}
        isPersonal
        picture={pictureForQuiz(quiz)}
      />
      <ColorBand color={GAME_COLOR[quiz.type]} height={step === 'question' ? 200 : 250} />
      {isBarred && <AgeDeclined owner={quiz.owner} />}
      {step === 'intro' && !isBarred && (
        <StartScreen
          quiz={quiz}
          isDeclined={isDeclined}
          takesFocus={props.isReplacing && !isDeclined}
          onStart={(name, face) => {
            reach('started');
            dispatch({ type: 'start', name, face });
          }}
        />
      )}
      <Suspense fallback={<LoadingState label={t('common:loading')} heights={[56, 240, 64, 64]} />}>
        {asksAge && !isBarred && <AgeCheck owner={quiz.owner} onAnswer={answerAge} />}
        {step === 'question' && !isBarred && (
          <Questions quiz={quiz} play={play} dispatch={dispatch} note={wasEdited ? t('edited') : undefined} />
        )}
        {step === 'delivery' && !asksAge && (
          <Delivery
            delivery={play.delivery}
            ownerUsername={quiz.owner.username}
            onStartOver={startOver}
            onResend={(asNew) => dispatch({ type: 'resend', ...(asNew && { newId: newSubmissionId() }) })}
          />
        )}
      </Suspense>
    </Column>
  );
}
