import type { AuthProblem } from '@domain/auth/session.ts';
import { ACCOUNT_PASSWORD_MIN } from '@domain/limits.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReconnect } from '../../lib/use-reconnect.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SlowNote } from '../../ui/slow-note.tsx';
import { type FinalProblem, isFinal, loadActions, problemOf } from './load-actions.ts';

interface Props {
  code: string;
  email: string | null;
  onDone: () => void;
  onDead: (problem: FinalProblem) => void;
}

/** The new password. It survives every failure, but not a reload: passwords aren't stored. */
export function NewPasswordForm({ code, email, onDone, onDead }: Props) {
  const { t } = useTranslation('auth-action');
  const { t: auth } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const save = async () => {
    setFailure(null);
    setIsSaving(true);
    try {
      await (await loadActions()).resetPassword(code, password);
    } catch (error) {
      const problem = problemOf(error);
      if (isFinal(problem)) return onDead(problem);
      setFailure(problem);
      setIsSaving(false);
      return;
    }
    onDone();
  };
  useReconnect(failure === 'network', () => void save());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const isShort = password.length < ACCOUNT_PASSWORD_MIN;
    setIsTooShort(isShort);
    if (isShort) input.current?.focus();
    else void save();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={2}>
        {/* so that a password manager keeps the new password with the right account */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          ref={input}
          name="password"
          label={t('resetPassword.label')}
          autoComplete="new-password"
          required
          value={password}
          error={isTooShort ? auth('field.password.too-short', { min: ACCOUNT_PASSWORD_MIN }) : undefined}
          help={auth('passwordHelp', { min: ACCOUNT_PASSWORD_MIN })}
          onChange={(event) => {
            setPassword(event.target.value);
            setIsTooShort(false);
            setFailure(null);
          }}
        />
        <ErrorNote text={failure && auth(`problem.${failure}`)} />
        {isSaving && <SlowNote text={t('slow')} />}
        <Button type="submit" variant="contained" size="large" disabled={isSaving}>
          {t(isSaving ? 'resetPassword.submitting' : 'resetPassword.submit')}
        </Button>
      </Stack>
    </form>
  );
}
