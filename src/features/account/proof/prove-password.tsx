import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../../config/href.ts';
import { Stack } from '../../../ui/layout.tsx';
import { HiddenUsername, PasswordField } from '../../../ui/password-field.tsx';

interface Props {
  email: string;
  isBusy: boolean;
  onSend: (password: string) => void;
}

/** Reauthenticates with the account's password. */
export function ProvePassword({ email, isBusy, onSend }: Props) {
  const { t } = useTranslation(['account', 'auth']);
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (password === '') event.currentTarget.querySelector<HTMLElement>('[name="password"]')?.focus();
    else onSend(password);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={2}>
        <HiddenUsername email={email} />
        <PasswordField
          name="password"
          value={password}
          error={wasTried && password === '' ? t('auth:field.password.required') : undefined}
          autoComplete="current-password"
          autoFocus
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {t(isBusy ? 'proof.checking' : 'proof.submit')}
        </Button>
        {/* an account that has only links by email looks like one with a password */}
        <Button href={href.signIn({ mode: 'reset', from: href.page('account') })} size="small">
          {t('proof.noPassword')}
        </Button>
      </Stack>
    </form>
  );
}
