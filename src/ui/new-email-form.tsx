import { findSignInProblems } from '@domain/auth/sign-up.ts';
import { toAddress } from '@domain/email.ts';
import { EMAIL_MAX, SEND_AGAIN_S } from '@domain/limits.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Row, Stack } from './layout.tsx';
import { Text } from './text.tsx';

interface NewEmail {
  typed: string;
  /** Where the link has gone. */
  sentTo: string | null;
}

interface Props {
  /** The account's own. */
  email: string;
  draft: NewEmail;
  /** Null closes the form. */
  onDraft: (draft: NewEmail | null) => void;
  /** Sends the link; false if that didn't happen. */
  send: (email: string) => Promise<boolean>;
  isBusy: boolean;
  /** Why sending failed. */
  children: ReactNode;
}

/** Asks for a new email, and says where its link has gone: the account keeps the old one until that is opened. */
export function NewEmailForm({ email, draft, onDraft, send, isBusy, children }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const { left, start } = useCountdown();
  const [wasTried, setWasTried] = useState(false);
  const { typed, sentTo } = draft;
  const sent = useRef<HTMLDivElement>(null);
  const wasSent = wasTried && sentTo !== null;
  // the pressed button is gone
  useEffect(() => {
    if (wasSent) sent.current?.focus();
  }, [wasSent]);
  const problem =
    findSignInProblems({ email: typed, password: '' }).email ?? (toAddress(typed) === toAddress(email) ? 'same' : null);

  const sendTo = async (address: string) => {
    if (!(await send(address))) return;
    onDraft({ typed: address, sentTo: address });
    start(SEND_AGAIN_S);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (problem === null) void sendTo(toAddress(typed));
    else event.currentTarget.querySelector<HTMLElement>('[name="new-email"]')?.focus();
  };
  const cancel = (
    <Button variant="outlined" size="small" onClick={() => onDraft(null)}>
      {t(sentTo === null ? 'common:cancel' : 'common:close')}
    </Button>
  );
  return (
    <>
      {sentTo === null ? (
        <form noValidate aria-label={t('newEmail.open')} onSubmit={submit}>
          <Stack gap={2}>
            <Field
              label={t('newEmail.label')}
              name="new-email"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="email"
              autoFocus
              required
              maxLength={EMAIL_MAX}
              value={typed}
              error={
                wasTried && problem
                  ? t(problem === 'same' ? 'newEmail.same' : `field.email.${problem as 'invalid'}`)
                  : undefined
              }
              help={t('newEmail.help')}
              onChange={(event) => onDraft({ typed: event.target.value, sentTo: null })}
            />
            {children}
            <Row gap={1.5}>
              <Button type="submit" variant="contained" size="small" aria-disabled={isBusy}>
                {t(isBusy ? 'newEmail.sending' : 'newEmail.send')}
              </Button>
              {cancel}
            </Row>
          </Stack>
        </form>
      ) : (
        <>
          <div ref={sent} tabIndex={-1}>
            <Text small style={{ overflowWrap: 'anywhere' }}>
              {t('newEmail.sent', { email: sentTo, old: email })}
            </Text>
          </div>
          {children}
          <Row gap={1.5}>
            <Button
              variant="outlined"
              size="small"
              aria-disabled={isBusy || left > 0}
              onClick={() => void (left === 0 && sendTo(sentTo))}
            >
              {left > 0 ? t('newEmail.againIn', { seconds: left }) : t(isBusy ? 'newEmail.sending' : 'newEmail.again')}
            </Button>
            <Button variant="outlined" size="small" onClick={() => onDraft({ typed, sentTo: null })}>
              {t('newEmail.other')}
            </Button>
            {cancel}
          </Row>
        </>
      )}
    </>
  );
}
