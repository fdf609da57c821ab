import { EMAIL_MAX } from '@domain/limits.ts';
import KeyRounded from '@mui/icons-material/KeyRounded';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { ResetSent } from './reset-sent.tsx';
import { StepTitle } from './step-title.tsx';
import { useReset } from './use-reset.ts';

interface Props {
  email: string;
  /** Where the person was going; the link leads back there. */
  from: string | null;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** /auth?mode=reset: requests a password reset link. */
export function ResetForm({ email, from, onEmail, onBack }: Props) {
  const { t } = useTranslation('auth-action');
  const { t: auth } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const reset = useReset(email, from);
  const wasSent = useRef(false);
  // the focused button is gone, and the email is what was to be changed
  useEffect(() => {
    if (wasSent.current && reset.timesSent === 0) input.current?.focus();
    wasSent.current = reset.timesSent > 0;
  }, [reset.timesSent]);
  const failure = reset.failure && auth(`problem.${reset.failure}`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reset.isSending) return;
    input.current?.focus();
    void reset.submit();
  };
  const back = <BackButton onClick={onBack}>{t('reset.back')}</BackButton>;
  if (reset.timesSent > 0) {
    return (
      <Stack gap={2}>
        {back}
        <ResetSent email={email.trim()} reset={reset} failure={failure} />
      </Stack>
    );
  }
  return (
    <Stack gap={2}>
      {back}
      <StepTitle color="coral" symbol={<KeyRounded />} title={t('reset.title')} lead={t('reset.lead')} />
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
                reset.fieldProblem ? auth(`field.email.${reset.fieldProblem}` as 'field.email.invalid') : undefined
              }
              onChange={(event) => onEmail(event.target.value)}
            />
            <ErrorNote text={failure} />
            <Button type="submit" variant="contained" size="large" disabled={reset.isSending}>
              {t(reset.isSending ? 'reset.submitting' : 'reset.submit')}
            </Button>
          </Stack>
        </form>
      </Sticker>
    </Stack>
  );
}
