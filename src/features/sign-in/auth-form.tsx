import type { SignUpForm } from '@domain/auth/sign-up.ts';
import { ACCOUNT_PASSWORD_MIN, EMAIL_MAX, PHONE_MAX, PROFILE_NAME_MAX } from '@domain/limits.ts';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SlowNote } from '../../ui/slow-note.tsx';
import { FailureNote } from './failure-note.tsx';
import { Rules } from './rules.tsx';
import type { FieldName, Mode, useAuthForm } from './use-auth-form.ts';

interface Props {
  mode: Mode;
  form: SignUpForm;
  onChange: (part: Partial<SignUpForm>) => void;
  onSignIn: () => void;
  onForgot: () => void;
  sending: ReturnType<typeof useAuthForm>;
}

/** The fields of both forms; input survives every failure. */
export function AuthForm({ mode, form, onChange, onSignIn, onForgot, sending }: Props) {
  const { t } = useTranslation('auth');
  const isSignUp = mode === 'sign-up';
  const texts = isSignUp ? 'signUp' : 'signIn';
  const [isPhoneOpen, setPhoneOpen] = useState(form.phone !== '');
  const { problems, isSending, failure, submit, forget } = sending;

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
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={2}>
        {isSignUp && (
          <Field
            {...field('name')}
            label={t('name')}
            placeholder={t('namePlaceholder')}
            autoComplete="name"
            required
            maxLength={PROFILE_NAME_MAX}
          />
        )}
        <Field
          {...field('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete={isSignUp ? 'email' : 'username'}
          required
          maxLength={EMAIL_MAX}
        />
        <PasswordField
          {...field('password')}
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          required
          {...(isSignUp && { help: t('passwordHelp', { min: ACCOUNT_PASSWORD_MIN }) })}
        />
        {isSignUp && isPhoneOpen ? (
          <Field
            {...field('phone')}
            label={t('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX}
            autoFocus={form.phone === ''}
          />
        ) : (
          <Button
            variant="text"
            size="small"
            onClick={isSignUp ? () => setPhoneOpen(true) : onForgot}
            style={{ alignSelf: 'flex-start', marginInlineStart: -16 }}
          >
            {t(isSignUp ? 'addPhone' : 'forgot')}
          </Button>
        )}
        {isSignUp && <Rules />}
        <Stack gap={failure ? 2 : 0}>
          <FailureNote problem={failure} onSignIn={onSignIn} />
          <Button type="submit" variant="contained" size="large" disabled={isSending}>
            {t(isSending ? `${texts}.submitting` : `${texts}.submit`)}
          </Button>
          {isSending && <SlowNote text={t('slow')} />}
        </Stack>
      </Stack>
    </form>
  );
}
