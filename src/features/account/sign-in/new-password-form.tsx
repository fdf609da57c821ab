import { ACCOUNT_PASSWORD_MIN } from '@domain/limits.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savePassword } from '../../../session/auth/sign-in-methods.ts';
import { notify } from '../../../stores/notices.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { HiddenUsername, PasswordField } from '../../../ui/password-field.tsx';
import { ProblemNote, useAuthWork } from '../auth-work.tsx';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';

interface Props {
  email: string;
  hasPassword: boolean;
  onDone: () => void;
}

/** Asks for the new password. */
export function NewPasswordForm({ email, hasPassword, onDone }: Props) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { isBusy, problem, run } = useAuthWork();
  const fault = password === '' ? 'required' : password.length < ACCOUNT_PASSWORD_MIN ? 'too-short' : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (fault) {
      event.currentTarget.querySelector<HTMLElement>('[name="new-password"]')?.focus();
      return;
    }
    void run(async () => {
      if (!(await withRecentSignIn('sign-in', () => savePassword(password)))) return;
      notify({ kind: 'info', title: t(hasPassword ? 'password.changed' : 'password.added') });
      onDone();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={2}>
        <HiddenUsername email={email} />
        <PasswordField
          label={t('password.new')}
          name="new-password"
          value={password}
          error={wasTried && fault ? t(`auth:field.password.${fault}`, { min: ACCOUNT_PASSWORD_MIN }) : undefined}
          help={t('auth:passwordHelp', { min: ACCOUNT_PASSWORD_MIN })}
          autoComplete="new-password"
          autoFocus
          onChange={(event) => setPassword(event.target.value)}
        />
        <ProblemNote problem={problem} />
        <Row gap={1.5}>
          <Button type="submit" variant="contained" size="small" aria-disabled={isBusy}>
            {t(isBusy ? 'password.saving' : 'password.save')}
          </Button>
          <Button variant="outlined" size="small" onClick={onDone}>
            {t('common:cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
