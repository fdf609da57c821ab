import type { ActionLink } from '@domain/auth/returning-url.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { pathAfterAction } from './after-action.ts';
import { ContinueLink } from './continue-link.tsx';
import type { FinalProblem } from './load-actions.ts';
import { NewLink } from './new-link.tsx';
import { isLikelySignedIn } from './refresh-session.ts';
import { Screen } from './screen.tsx';

interface Props {
  link: ActionLink;
  problem: FinalProblem;
  /** The email the link was for, if it could still be read. */
  email: string | null;
}

function ToContact() {
  const { t } = useTranslation('auth-action');
  return (
    <Button variant="outlined" size="large" to={href.contact()}>
      {t('toContact')}
    </Button>
  );
}

/** No link works for a disabled account. */
export function DisabledAccount() {
  const { t } = useTranslation('auth-action');
  return (
    <Screen step="dead" symbol="lock" color="coral" title={t('dead.disabledTitle')} text={t('dead.disabledText')}>
      <Row>
        <ToContact />
      </Row>
    </Screen>
  );
}

/** A link that is used, expired or for a disabled account: why, and what to do instead. */
export function InvalidLink({ link: { mode, continueTo }, problem, email }: Props) {
  const { t } = useTranslation('auth-action');
  if (problem === 'account-disabled') return <DisabledAccount />;
  const from = pathAfterAction(continueTo);
  const isRescue = mode === 'recoverEmail' || mode === 'revertSecondFactorAddition';
  return (
    <Screen
      step="dead"
      symbol={problem === 'link-expired' ? 'clock' : 'link'}
      color="coral"
      title={t(problem === 'link-expired' ? 'dead.expiredTitle' : 'dead.usedTitle')}
      text={t(`dead.${mode}`)}
    >
      {mode === 'resetPassword' && (
        <NewLink email={email} label={t(email === null ? 'newLink.form' : 'newLink.send')} from={from} />
      )}
      {isRescue && (
        <Row gap={1.5} style={{ alignItems: 'flex-start' }}>
          <NewLink email={email} label={t('newPassword')} from={from} />
          <ToContact />
        </Row>
      )}
      {(mode === 'verifyEmail' || mode === 'verifyAndChangeEmail') && (
        <ContinueLink email={email} to={href.page('account')} isSignedIn={isLikelySignedIn()} />
      )}
    </Screen>
  );
}
