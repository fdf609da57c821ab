import type { ActionLink } from '@domain/auth/returning-url.ts';
import { useEffect, useState } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { doorTo, pathAfterAction } from './after-action.ts';
import { ContinueLink } from './continue-link.tsx';
import { NewLink } from './new-link.tsx';
import { OtherAccount } from './other-account.tsx';
import { isLikelySignedIn, refreshSession } from './refresh-session.ts';
import { Screen } from './screen.tsx';

/** Shows what a link has done, and how to continue. */
export function DoneScreen({ link, email }: { link: ActionLink; email: string | null }) {
  const { t } = useTranslation('auth-action');
  const { mode, continueTo } = link;
  const [isSignedIn, setIsSignedIn] = useState(isLikelySignedIn);
  const [ownEmail, setOwnEmail] = useState<string | null>(null);
  // a new password or email may have ended this browser's session too
  useEffect(() => {
    refreshSession()
      .then(setOwnEmail)
      .catch(() => undefined) // the session's own listeners report the problem
      .finally(() => setIsSignedIn(isLikelySignedIn()));
  }, []);
  const from = pathAfterAction(continueTo ?? (mode === 'resetPassword' ? null : href.page('account')));
  // compared only when the service has reported both: a changed email would look like another account
  const isForOther = email !== null && ownEmail !== null && email.toLowerCase() !== ownEmail.toLowerCase();
  const isRescue = mode === 'recoverEmail' || mode === 'revertSecondFactorAddition';
  return (
    <Screen step="done" symbol="party" color="teal" title={t(`${mode}.doneTitle`)} text={t(`${mode}.doneText`)}>
      <Stack gap={isForOther ? 2.5 : 0}>
        <div role="status">
          {isForOther && (
            <Text style={{ overflowWrap: 'anywhere' }}>{t('otherAccount', { email: ownEmail, other: email })}</Text>
          )}
        </div>
        {isRescue && <NewLink email={email} label={t('newPassword')} from={from} />}
        {!isRescue && isForOther && (
          <OtherAccount email={email} leaveTo={doorTo('sign-in', from)}>
            <Button variant="contained" size="large" to={href.page('account')}>
              {t('toAccount')}
            </Button>
          </OtherAccount>
        )}
        {!isRescue && !isForOther && <ContinueLink email={email} to={from} isSignedIn={isSignedIn} />}
      </Stack>
    </Screen>
  );
}
