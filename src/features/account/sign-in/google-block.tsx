import { AuthFailure } from '@domain/auth/session.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findInAppBrowser } from '../../../lib/in-app-browser.ts';
import { isSignInRecent } from '../../../session/auth/auth.ts';
import { linkGoogle } from '../../../session/auth/google.ts';
import { unlinkGoogle } from '../../../session/auth/sign-in-methods.ts';
import { notify } from '../../../stores/notices.ts';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { Block } from '../block.tsx';
import { ProblemNote } from '../problem-note.tsx';
import { GoogleNotHere } from '../proof/google-not-here.tsx';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';
import { useAuthWork } from '../use-auth-work.ts';

/** The linked Google account, if any. */
export function GoogleBlock({ address, isOnlyWay }: { address: string | null; isOnlyWay: boolean }) {
  const { t } = useTranslation('account');
  const { isBusy, problem, setProblem, run } = useAuthWork();
  const tell = (title: string) => notify({ kind: 'info', title });
  const [mustTapAgain, setMustTapAgain] = useState(false);
  const [app] = useState(findInAppBrowser);
  const connect = () =>
    run(async () => {
      setMustTapAgain(false);
      const wasRecent = await isSignInRecent();
      try {
        if (await withRecentSignIn(linkGoogle)) tell(t('google.connected'));
      } catch (error) {
        // reauthentication came between the tap and Google's popup, which some browsers then block
        const isTooFar = !wasRecent && error instanceof AuthFailure && error.problem === 'popup-blocked';
        if (!isTooFar) throw error;
        setMustTapAgain(true);
      }
    });
  const disconnect = () =>
    isOnlyWay
      ? setProblem('last-method')
      : void run(async () => {
          if (await withRecentSignIn(unlinkGoogle)) tell(t('google.disconnected'));
        });
  return (
    <Block title="Google" state={address === null ? undefined : { text: t('google.on'), color: 'teal' }}>
      {address === null ? (
        <Text small tone="quiet">
          {t('google.text')}
        </Text>
      ) : (
        <Text style={{ overflowWrap: 'anywhere' }}>{address}</Text>
      )}
      {address === null && app ? (
        <GoogleNotHere app={app} />
      ) : (
        <Row>
          {address === null ? (
            <Button variant="outlined" size="small" aria-disabled={isBusy} onClick={() => void connect()}>
              {t(isBusy ? 'google.connecting' : 'google.connect')}
            </Button>
          ) : (
            <Button variant="outlined" size="small" aria-disabled={isBusy || isOnlyWay} onClick={disconnect}>
              {t('google.disconnect')}
            </Button>
          )}
        </Row>
      )}
      <Text small role="status">
        {mustTapAgain && address === null && t('google.again')}
      </Text>
      {/* the address that Google names has an account of its own */}
      <ProblemNote problem={problem === 'email-in-use' ? 'google-in-use' : problem} />
    </Block>
  );
}
