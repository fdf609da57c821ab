import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { ProblemNote, useAuthWork } from '../auth-work.tsx';
import { Block } from '../block.tsx';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';
import { NewPasswordForm } from './new-password-form.tsx';

interface Props {
  email: string;
  hasPassword: boolean;
  /** Reauthenticates before the form opens: the whole page may go to Google, and a typed password is never stored. */
  asksFirst: boolean;
}

/** Changes the password, or sets a first one for Google users. */
export function PasswordBlock({ email, hasPassword, asksFirst }: Props) {
  const { t } = useTranslation('account');
  const { isBusy, problem, run } = useAuthWork();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  const open = async () => setIsOpen(true);
  const ask = () => run(async () => void (await withRecentSignIn('sign-in', open)));
  return (
    <Block title={t('password.title')} state={{ text: t(hasPassword ? 'password.set' : 'password.none') }}>
      <Text small tone="quiet">
        {t(hasPassword ? 'password.text' : 'password.noneText')}
      </Text>
      {isOpen ? (
        <NewPasswordForm email={email} hasPassword={hasPassword} onDone={() => setIsOpen(false)} />
      ) : (
        <Row>
          <Button
            ref={opener}
            variant="outlined"
            size="small"
            aria-disabled={isBusy}
            onClick={() => void (asksFirst ? ask() : open())}
          >
            {t(hasPassword ? 'password.change' : 'password.add')}
          </Button>
        </Row>
      )}
      <ProblemNote problem={problem} />
    </Block>
  );
}
