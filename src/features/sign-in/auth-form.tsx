import type { SignUpForm } from '@domain/auth/sign-up.ts';
import { ACCOUNT_PASSWORD_MIN, EMAIL_MAX, MINIMUM_AGE, PHONE_MAX, PROFILE_NAME_MAX } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../ui/back-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { FailureNote } from './failure-note.tsx';
import type { FieldName, Mode } from './form.ts';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface Props {
  mode: Mode;
  form: SignUpForm;
  onChange: (part: Partial<SignUpForm>) => void;
  /** Null: back to the choice of the two. */
  onMode: (mode: Mode | null) => void;
}

/** Create an account or sign in; what was typed stays whatever happens. */
export function AuthForm({ mode, form, onChange, onMode }: Props) {
  const { t } = useTranslation('auth');
  const isSignUp = mode === 'sign-up';
  const texts = isSignUp ? 'signUp' : 'signIn';
  const { problems, isSending, failure, submit, forget } = useAuthForm(mode, form);

  const errorOf = (name: FieldName) => {
    const problem = problems[name];
    if (problem === undefined) return undefined;
    const key = `field.${name}.${problem}` as 'field.email.invalid';
    return t(key, { min: ACCOUNT_PASSWORD_MIN, max: PROFILE_NAME_MAX });
  };
  const field = (name: FieldName) => ({
    name,
    value: form[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      forget();
      onChange({ [name]: event.target.value });
    },
  });
  return (
    <Stack gap={2}>
      <BackButton onClick={() => onMode(null)}>{t('backToOptions')}</BackButton>
      <Stack gap={0.5}>
        <Typography variant="h2" component="h1">
          {t(`${texts}.title`)}
        </Typography>
        <Typography>{t(`${texts}.lead`)}</Typography>
      </Stack>
      <Sticker>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={2}>
            {isSignUp && (
              <Field
                {...field('name')}
                label={t('name')}
                placeholder={t('namePlaceholder')}
                autoComplete="name"
                maxLength={PROFILE_NAME_MAX}
              />
            )}
            <Field
              {...field('email')}
              label={t('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={EMAIL_MAX}
            />
            <PasswordField
              {...field('password')}
              autoComplete={isSignUp ? 'new-password' : 'current-password'}
              {...(isSignUp && { help: t('passwordHelp', { min: ACCOUNT_PASSWORD_MIN }) })}
            />
            {isSignUp && (
              <Field
                {...field('phone')}
                label={t('phone')}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={PHONE_MAX}
              />
            )}
            <FailureNote problem={failure} onSignIn={() => onMode('sign-in')} />
            {isSignUp && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('minimumAge', { age: MINIMUM_AGE })}
              </Typography>
            )}
            <Button type="submit" variant="contained" size="large" disabled={isSending} fullWidth>
              {t(isSending ? `${texts}.submitting` : `${texts}.submit`)}
            </Button>
          </Stack>
        </form>
      </Sticker>
      <Row style={{ justifyContent: 'center' }}>
        <Typography>{t(`${texts}.other`)}</Typography>
        <Button variant="text" onClick={() => onMode(isSignUp ? 'sign-in' : 'sign-up')}>
          {t(`${texts}.otherAction`)}
        </Button>
      </Row>
    </Stack>
  );
}
