import type { SessionUser } from '@domain/auth/session.ts';
import { SEND_AGAIN_S } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveEmail } from '../../../data/accounts.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { useReconnect } from '../../../lib/use-reconnect.ts';
import { keepDraft, type NewEmail, useDraft } from '../../../session/account-drafts.ts';
import { refreshUser, sendVerification } from '../../../session/auth/auth.ts';
import { sendNewEmail } from '../../../session/auth/new-email.ts';
import { Row } from '../../../ui/layout.tsx';
import { NewEmailForm } from '../../../ui/new-email-form.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { ProblemNote, useAuthWork } from '../auth-work.tsx';
import { Block } from '../block.tsx';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';

/** The email, whether it is verified, the button for another link, and the form for another email. */
export function EmailBlock({ user, email }: { user: SessionUser; email: string }) {
  const { t } = useTranslation(['account', 'auth']);
  const isConfirmed = user.emailVerified;
  const { isBusy, problem, run } = useAuthWork();
  const { left, start } = useCountdown();
  const [wasSent, setWasSent] = useState(false);
  // the link is opened elsewhere: it may be verified by now
  useReconnect(!isConfirmed, () => void refreshUser().catch(() => undefined));
  const draft = useDraft(user.uid, 'email');
  const change = (next: NewEmail | null) => keepDraft(user.uid, { email: next });
  const opener = useFocusBack(draft !== null);
  const sendTo = async (address: string) => {
    let isSent = false;
    await run(async () => {
      isSent = await withRecentSignIn('sign-in', () => sendNewEmail(address));
      // the next link tries again
      if (isConfirmed) saveEmail(user.uid, { provedEmails: { [email]: true } }).catch(() => undefined);
    });
    return isSent;
  };
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
        <Text small tone="quiet">
          {t('email.why')}
        </Text>
      )}
      {draft ? (
        <NewEmailForm email={email} draft={draft} onDraft={change} send={sendTo} isBusy={isBusy}>
          <ProblemNote problem={problem} />
        </NewEmailForm>
      ) : (
        <>
          <Row gap={1.5}>
            {!isConfirmed && (
              <Button variant="outlined" size="small" aria-disabled={isBusy || left > 0} onClick={() => void send()}>
                {left > 0 ? t('email.sendAgainIn', { seconds: left }) : t(isBusy ? 'email.sending' : 'email.sendAgain')}
              </Button>
            )}
            <Button ref={opener} variant="outlined" size="small" onClick={() => change({ typed: '', sentTo: null })}>
              {t('auth:newEmail.open')}
            </Button>
          </Row>
          <Text small role="status">
            {wasSent && !isConfirmed && t('email.sent', { email })}
          </Text>
          <ProblemNote problem={problem} />
        </>
      )}
    </Block>
  );
}
