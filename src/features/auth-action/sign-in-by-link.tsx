import type { SignInLink } from '@domain/auth/returning-url.ts';
import { useEffect, useState } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Navigate } from '../../lib/router/router.tsx';
import { signInLinkPath } from '../../lib/sign-in-link.ts';
import { useSession } from '../../session/state.ts';
import { Button } from '../../ui/button.tsx';
import { SecondFactorForm } from '../../ui/second-factor-form.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { pathAfterAction } from './after-action.ts';
import { DisabledAccount } from './invalid-link.tsx';
import { LinkEmailForm } from './link-email-form.tsx';
import { type FinalProblem, isFinal, loadEmailLink, loadSession } from './load-actions.ts';
import { SendLink } from './new-link.tsx';
import { OtherAccount } from './other-account.tsx';
import { isLikelySignedIn } from './refresh-session.ts';
import { Screen } from './screen.tsx';
import { useLinkSignIn } from './use-link-sign-in.ts';

/** A link that signs in, or makes an account: the email it was sent to, a second factor if there is one, and on. */
export function SignInByLink({ link }: { link: SignInLink }) {
  const { t } = useTranslation('common');
  const { status, user } = useSession();
  const sending = useLinkSignIn(link.code);
  const [isLooking, setLooking] = useState(isLikelySignedIn);
  useEffect(() => {
    // without the session's file, the form says that there is no network
    if (isLikelySignedIn()) void loadSession().catch(() => setLooking(false));
  }, []);
  const from = pathAfterAction(link.continueTo);
  const to = from ?? href.dashboard();
  const { email, failure, needed, cancel } = sending;

  if (status === 'signed-in' && !user?.isGuest)
    return email === null ? <AlreadyIn link={link} to={to} /> : <Navigate to={to} replace />;
  if (isLooking && status === 'loading' && email === null) return <LoadingState label={t('loading')} />;
  if (needed) return <SecondStep needed={needed} onCancel={cancel} />;
  if (email !== null && failure !== null && isFinal(failure))
    return <Dead problem={failure} email={email} from={from} />;
  return <LinkEmailForm sending={sending} />;
}

function SecondStep({
  needed: { factors, challenge },
  onCancel,
}: {
  needed: NonNullable<ReturnType<typeof useLinkSignIn>['needed']>;
  onCancel: () => void;
}) {
  const { t } = useTranslation('auth');
  return (
    <Screen step="factor" symbol="lock" color="violet" title={t('secondFactor.title')} text={t('secondFactor.lead')}>
      <SecondFactorForm factors={factors} challenge={challenge} onVerified={() => undefined} onCancel={onCancel} />
    </Screen>
  );
}

/** A link that is used or expired: why, and a new one with one tap. */
function Dead({ problem, email, from }: { problem: FinalProblem; email: string; from: string | null }) {
  const { t, i18n } = useTranslation('auth-action');
  if (problem === 'account-disabled') return <DisabledAccount />;
  const isExpired = problem === 'link-expired';
  return (
    <Screen
      step="dead"
      symbol={isExpired ? 'clock' : 'link'}
      color="coral"
      title={t(isExpired ? 'dead.expiredTitle' : 'dead.usedTitle')}
      text={t('dead.link')}
    >
      <SendLink
        label={t('newLink.send')}
        send={async () => (await loadEmailLink()).sendEmailLink(email, i18n.language, from)}
        sent={t('link.sentText', { email })}
      />
    </Screen>
  );
}

/** Somebody is signed in here: nothing changes who that is unless they sign out. */
function AlreadyIn({ link, to }: { link: SignInLink; to: string }) {
  const { t } = useTranslation('auth-action');
  const email = useSession((state) => state.user?.email ?? null);
  return (
    <Screen
      step="signed-in"
      symbol="shield"
      color="teal"
      title={t('link.signedInTitle')}
      text={email !== null && t('link.signedIn', { email })}
    >
      <OtherAccount email={null} leaveTo={signInLinkPath({ mode: 'signIn', oobCode: link.code, from: to })}>
        <Button variant="contained" size="large" to={to}>
          {t('goOn')}
        </Button>
      </OtherAccount>
    </Screen>
  );
}
