import { SecondFactorNeeded } from '@domain/auth/interruptions.ts';
import type { SignUpForm } from '@domain/auth/sign-up.ts';
import CelebrationRounded from '@mui/icons-material/CelebrationRounded';
import WavingHandRounded from '@mui/icons-material/WavingHandRounded';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { findInAppBrowser, guessInAppBrowser, type InAppBrowser } from '../../lib/in-app-browser.ts';
import { lookedRefused } from '../../session/auth/google-refusal.ts';
import { guestDraftAt } from '../../session/guest-drafts.ts';
import { readSessionHint } from '../../session/hint.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { AuthForm } from './auth-form.tsx';
import { EndedNote } from './ended-note.tsx';
import { GoogleButton } from './google-button.tsx';
import { QuizWaits } from './quiz-waits.tsx';
import { SecondStep } from './second-step.tsx';
import { StepTitle } from './step-title.tsx';
import { type Mode, useAuthForm } from './use-auth-form.ts';
import { useGoogle } from './use-google.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useInterruption } from './use-interruption.ts';
import type { LinkKind } from './use-link-request.ts';

// rare: Google for an email with a password
const ProofStep = lazy(() => import('./proof-step.tsx').then((m) => ({ default: m.ProofStep })));
// inside other apps alone
const GoogleElsewhere = lazy(() => import('./google-elsewhere.tsx').then((m) => ({ default: m.GoogleElsewhere })));

interface Props {
  mode: Mode;
  /** Where the person was going. */
  from: string | null;
  form: SignUpForm;
  onChange: (part: Partial<SignUpForm>) => void;
  /** Null: back to the choice. */
  onMode: (mode: Mode | LinkKind | null) => void;
  /** The auth service has ended the session. */
  hasEnded: boolean;
}

/** One sign-in path, by Google or by the form, and the steps it may require. */
export function Entry({ mode, from, form, onChange, onMode, hasEnded }: Props) {
  const { t } = useTranslation('auth');
  const { step, interrupt, cancel } = useInterruption();
  const [app] = useState(findInAppBrowser);
  const [isWriting] = useState(() => guestDraftAt(from) !== null);
  const [isGuest] = useState(() => readSessionHint()?.isGuest === true);
  const google = useGoogle(app === null, interrupt);
  const sending = useAuthForm(mode, form, { onSend: google.leave, onInterruption: interrupt });
  const isSecondStep = step instanceof SecondFactorNeeded;
  useHeadingFocus(isSecondStep ? null : (step?.name ?? 'form'));
  const isSignUp = mode === 'sign-up';
  const texts = isSignUp ? 'signUp' : 'signIn';

  const start = () => {
    sending.forget();
    google.start();
  };
  const refused = google.problem && lookedRefused(google.problem) ? guessInAppBrowser() : null;
  const elsewhere = (inApp: InAppBrowser, isGuess = false) => (
    <Suspense>
      <GoogleElsewhere
        app={inApp}
        path={href.signIn({ mode, from })}
        isWorkHere={hasEnded || isWriting}
        isGuess={isGuess}
      />
    </Suspense>
  );
  if (isSecondStep) return <SecondStep needed={step} onCancel={cancel} />;
  if (step !== null) {
    const forgot = () => {
      onChange({ email: step.email });
      onMode('reset');
    };
    return (
      <Suspense>
        <ProofStep proof={step} onInterruption={interrupt} onForgot={forgot} onCancel={cancel} />
      </Suspense>
    );
  }
  return (
    <Stack gap={2}>
      <BackButton onClick={() => onMode(null)}>{t('backToOptions')}</BackButton>
      <StepTitle
        color={isSignUp ? 'yellow' : 'teal'}
        symbol={isSignUp ? <CelebrationRounded /> : <WavingHandRounded />}
        title={t(`${texts}.title`)}
        lead={isWriting || isGuest ? undefined : t(`${texts}.lead`)}
      />
      {hasEnded && <EndedNote />}
      {(isWriting || isGuest) && <QuizWaits isGuest={isGuest} />}
      <Sticker>
        <Stack gap={2}>
          {app ? (
            elsewhere(app)
          ) : (
            <GoogleButton status={google.status} problem={google.problem} onClick={start}>
              {refused && elsewhere(refused, true)}
            </GoogleButton>
          )}
          <AuthForm
            mode={mode}
            form={form}
            onChange={onChange}
            onSignIn={() => onMode('sign-in')}
            onForgot={() => onMode('reset')}
            sending={sending}
          />
          <Button variant="text" onClick={() => onMode('link')}>
            {t('emailLink')}
          </Button>
        </Stack>
      </Sticker>
      <Row style={{ justifyContent: 'center' }}>
        <Typography>{t(`${texts}.other`)}</Typography>
        <Button variant="text" onClick={() => onMode(isSignUp ? 'sign-in' : 'sign-up')}>
          {t(`${texts}.otherAction`)}
        </Button>
      </Row>
    </Stack>
  );
}
