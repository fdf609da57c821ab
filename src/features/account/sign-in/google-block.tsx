import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findInAppBrowser } from '../../../lib/in-app-browser.ts';
import { finishLinking, linkGoogle } from '../../../session/auth/google.ts';
import { readTrip } from '../../../session/auth/google-trip.ts';
import { unlinkGoogle } from '../../../session/auth/sign-in-methods.ts';
import { notify } from '../../../stores/notices.ts';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { ProblemNote, useAuthWork, useOnce } from '../auth-work.tsx';
import { Block } from '../block.tsx';
import { GoogleMaybeNotHere, GoogleNotHere } from '../proof/google-not-here.tsx';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';

/** The linked Google account, if any. */
export function GoogleBlock({ uid, address, isOnlyWay }: { uid: string; address: string | null; isOnlyWay: boolean }) {
  const { t } = useTranslation('account');
  const { isBusy, problem, setProblem, run } = useAuthWork();
  const tell = (title: string) => notify({ kind: 'info', title });
  const [app] = useState(findInAppBrowser);
  const linkBy = (link: () => Promise<unknown>) =>
    run(async () => {
      if (await link()) tell(t('google.connected'));
    });
  const connect = () => linkBy(() => withRecentSignIn('sign-in', () => linkGoogle('sign-in')));
  const [trip] = useState(() => readTrip(uid));
  useOnce(() => {
    if (trip?.errand !== 'link') return;
    document.getElementById('sign-in')?.focus();
    void linkBy(() => finishLinking().then(() => true));
  });
  const disconnect = () =>
    isOnlyWay
      ? setProblem('last-method')
      : void run(async () => {
          if (await withRecentSignIn('sign-in', unlinkGoogle)) tell(t('google.disconnected'));
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
      {/* the address that Google names has an account of its own */}
      <ProblemNote problem={problem === 'email-in-use' ? 'google-in-use' : problem} />
      {address === null && !app && <GoogleMaybeNotHere problem={problem} />}
    </Block>
  );
}
