import type { ActionLink } from '@domain/auth/returning-url.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewLink } from './new-link.tsx';
import { isLikelySignedIn, refreshSession } from './refresh-session.ts';
import { Screen } from './screen.tsx';
import { WayOn } from './way-on.tsx';

/** What a link has done, and where to go from there. */
export function DoneScreen({ link, email }: { link: ActionLink; email: string | null }) {
  const { t } = useTranslation('auth-action');
  const { mode, continueTo } = link;
  const [isSignedIn, setIsSignedIn] = useState(isLikelySignedIn);
  // a new password or e-mail may have ended the session of this browser too
  useEffect(() => {
    refreshSession()
      .catch(() => undefined) // the session's own listeners say what is wrong with it
      .finally(() => setIsSignedIn(isLikelySignedIn()));
  }, []);
  const isRescue = mode === 'recoverEmail' || mode === 'revertSecondFactorAddition';
  return (
    <Screen
      step="done"
      symbol="party"
      game="never-have-i-ever"
      title={t(`${mode}.doneTitle`)}
      text={t(`${mode}.doneText`)}
    >
      {isRescue ? (
        <NewLink email={email} label={t('newPassword')} />
      ) : (
        <WayOn
          email={email}
          to={continueTo ?? (mode === 'resetPassword' ? null : '/account')}
          isSignedIn={isSignedIn}
        />
      )}
    </Screen>
  );
}
