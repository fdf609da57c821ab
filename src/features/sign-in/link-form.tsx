import { toAddress } from '@domain/email.ts';
import { EMAIL_MAX } from '@domain/limits.ts';
import KeyRounded from '@mui/icons-material/KeyRounded';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { findInAppBrowser } from '../../lib/in-app-browser.ts';
import { guestDraftAt } from '../../session/guest-drafts.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { LinkSent } from './link-sent.tsx';
import { Rules } from './rules.tsx';
import { StepTitle } from './step-title.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { type LinkKind, useLinkRequest } from './use-link-request.ts';

interface Props {
  kind: LinkKind;
  email: string;
  /** Where the person was going; the link leads back there. */
  from: string | null;
  /** A form came before it. */
  isNext: boolean;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** /auth?mode=reset and ?mode=link: requests a link for a new password, or one that signs in. */
export function LinkForm({ kind, email, from, isNext, onEmail, onBack }: Props) {
  const { t } = useTranslation('auth-action');
  const { t: auth } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  useHeadingFocus(kind, !isNext);
  const request = useLinkRequest(kind, email, from);
  // a link opens in the phone's own browser, which has nothing of what was written in here
  const [isDraftInApp] = useState(() => kind === 'link' && findInAppBrowser() !== null && guestDraftAt(from) !== null);
  const wasSent = useRef(false);
  // the focused button is gone, and the email is what was to be changed
  useEffect(() => {
    if (wasSent.current && request.timesSent === 0) input.current?.focus();
    wasSent.current = request.timesSent > 0;
  }, [request.timesSent]);
  const failure = request.failure && auth(`problem.${request.failure}`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (request.isSending) return;
    input.current?.focus();
    void request.submit();
  };
  const back = <BackButton onClick={onBack}>{t(`${kind}.back`)}</BackButton>;
  if (request.timesSent > 0) {
    return (
      <Stack gap={2}>
        {back}
        <LinkSent kind={kind} email={toAddress(email)} request={request} failure={failure} />
      </Stack>
    );
  }
  return (
    <Stack gap={2}>
      {back}
      <StepTitle
        color="coral"
        symbol={kind === 'link' ? <Icon name="envelope" size={34} /> : <KeyRounded />}
        title={t(`${kind}.title`)}
        lead={t(`${kind}.lead`)}
      />
      {isDraftInApp && <Text>{t('link.draftHere')}</Text>}
      <Sticker>
        <form noValidate onSubmit={submit}>
          <Stack gap={2}>
            <Field
              ref={input}
              label={auth('email')}
              name="email"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="username"
              required
              maxLength={EMAIL_MAX}
              value={email}
              error={
                request.fieldProblem ? auth(`field.email.${request.fieldProblem}` as 'field.email.invalid') : undefined
              }
              onChange={(event) => onEmail(event.target.value)}
            />
            {kind === 'link' && <Rules />}
            <ErrorNote text={failure} />
            <Button type="submit" variant="contained" size="large" disabled={request.isSending}>
              {t(request.isSending ? 'reset.submitting' : `${kind}.submit`)}
            </Button>
          </Stack>
        </form>
      </Sticker>
    </Stack>
  );
}
