import { SEND_AGAIN_S } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { useReconnect } from '../../../lib/use-reconnect.ts';
import { refreshUser, sendVerification } from '../../../session/auth/auth.ts';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { ProblemNote, useAuthWork } from '../auth-work.tsx';
import { Block } from '../block.tsx';

/** The email, whether it is verified, and the button for another link. */
export function EmailBlock({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const { t } = useTranslation('account');
  const { isBusy, problem, run } = useAuthWork();
  const { left, start } = useCountdown();
  const [wasSent, setWasSent] = useState(false);
  // the link is opened elsewhere: it may be verified by now
  useReconnect(!isConfirmed, () => void refreshUser().catch(() => undefined));
  const send = () =>
    run(async () => {
      if (left > 0) return;
      await sendVerification();
      setWasSent(true);
      start(SEND_AGAIN_S);
    });
  const state = {
    text: t(isConfirmed ? 'email.confirmed' : 'email.unconfirmed'),
    color: isConfirmed ? 'teal' : 'yellow',
  } as const;
  return (
    <Block title={t('email.title')} state={state}>
      <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
      {!isConfirmed && (
        <>
          <Text small tone="quiet">
            {t('email.why')}
          </Text>
          <Row>
            <Button variant="outlined" size="small" aria-disabled={isBusy || left > 0} onClick={() => void send()}>
              {left > 0 ? t('email.sendAgainIn', { seconds: left }) : t(isBusy ? 'email.sending' : 'email.sendAgain')}
            </Button>
          </Row>
          <Text small role="status">
            {wasSent && t('email.sent', { email })}
          </Text>
        </>
      )}
      <ProblemNote problem={problem} />
    </Block>
  );
}
